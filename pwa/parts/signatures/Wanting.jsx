/** Attempts in words: which marks are missing and by which regulation, or which scramble was told instead. */
import { listed } from "../../words/figures.js";
import { t } from "../../words/words.js";
import { shapes } from "../marks.jsx";
import { alike } from "./missing.js";
import "./signatures.css";

/** @param {{lines: object[], address?: (slot: number) => string}} props of one card; `address` is where one looks at the first of them */
export function Wanting({ lines, address }) {
  return (
    <ul class="marks">
      {alike(lines).map(({ slots, missing, wrong }) => (
        <li key={slots[0]} class="marks-line" data-testid={`wanting-${slots.join("-")}`}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            {shapes.late}
          </svg>
          <div class="marks-words">
            {address ? (
              <a class="marks-link" href={address(slots[0])}>
                {attemptWords(slots)}
              </a>
            ) : (
              <strong>{attemptWords(slots)}</strong>
            )}
            {missing.map(({ who, form, code }) => (
              <p key={code}>{t(`signing-missing-${who}-${form}`, { code })}</p>
            ))}
            {wrong && <p>{wrongWords(wrong)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** That another scramble was told than the attempt's; the regulation stands beside it where the edition has one. */
export function wrongWords({ told, expected, code }) {
  const words = t("signing-wrong-scramble", { told, expected });
  return code ? `${words} (${code})` : words;
}

function attemptWords(slots) {
  return t("signing-attempts", { count: slots.length, slots: listed(slots.map(String)) });
}
