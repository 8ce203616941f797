/** Why a result is what it is: for each penalty its number, a sentence and what it costs. */
import { rowsOf } from "../result-field/rows.js";
import { consequenceOf, markOf } from "./costs.js";
import { linesOf } from "./lines.js";
import { sentenceOf } from "./sentence.js";
import "./penalty-lines.css";

/** @param {{codes: string[], terms: {edition: string, event: string, unofficial?: boolean}}} props `codes` as of `whyOf` */
export default function PenaltyLines({ codes, terms }) {
  const lines = linesOf(codes, rowsOf(terms));
  if (lines.length === 0) return null;
  return (
    <span class="penalty-lines">
      {lines.map(({ code, number, row, times }) => (
        <span key={code} class="penalty-line" data-penalty={code}>
          <span class="digits penalty-number">{number}</span>
          <span>
            {row && sentenceOf(row.key)} {row && consequenceOf(row)}
          </span>
          <span class="digits penalty-mark">
            {times > 1 && `${times} × `}
            {row && markOf(row)}
          </span>
        </span>
      ))}
    </span>
  );
}
