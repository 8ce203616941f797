/** The penalties of a result in words, fetched when a result first has one. */
import { laterWithWords } from "../../app/later.js";

const PenaltyLines = laterWithWords(() => import("../penalty/PenaltyLines.jsx"));

/** @param {{codes: string[], terms: object}} props see penalty/PenaltyLines.jsx */
export function Why({ codes, terms }) {
  return codes.length > 0 && <PenaltyLines codes={codes} terms={terms} />;
}
