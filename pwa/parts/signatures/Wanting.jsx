/** One attempt in words: which marks are missing and by which regulation, which scramble was told instead, and who decides. */
import { t } from "../../words/words.js";
import { shapes } from "../marks.jsx";
import { missingOf } from "./missing.js";
import "./signatures.css";

export function Wanting({ line }) {
  const { row, slot } = line;
  const missing = missingOf(line);
  return (
    <li class="marks-line" data-testid={`wanting-${slot}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {shapes.late}
      </svg>
      <span>{t("judge-attempt-numbered", { slot })}</span>
      {missing.map(({ who, form, code }) => (
        <span key={code}>{t(`signing-missing-${who}-${form}`, { code })}</span>
      ))}
      {row.wrong && <span>{wrongWords(row.wrong)}</span>}
    </li>
  );
}

/** That another scramble was told than the attempt's; the regulation stands beside it where the edition has one. */
export function wrongWords({ told, expected, code }) {
  const words = t("signing-wrong-scramble", { told, expected });
  return code ? `${words} (${code})` : words;
}
