/** One attempt of the line: its number, the field, and under it what it counts where that is not what was typed. */
import { ResultField } from "../../parts/result-field/ResultField.jsx";
import { blankOf, shownTyped } from "../../parts/result-field/typed.js";
import { t } from "../../words/words.js";
import { lastPart } from "../judge/card/Slots.jsx";

export function AttemptCell({ slot, result, typed, read, onFocus, ...field }) {
  const label = slot.text
    ? t("table-attempt-stands", { slot: slot.slot, result: slot.text })
    : t("table-attempt", { slot: slot.slot });
  const counts = typed && read?.text && read.text !== textTyped(result, typed) ? read.text : null;
  return (
    <div class="attempt-cell" onFocusCapture={onFocus}>
      <span class="attempt-number digits" aria-hidden="true">
        {slot.slot}
      </span>
      <ResultField
        {...field}
        result={result}
        typed={typed ?? blankOf(result)}
        label={label}
        placeholder={lastPart(slot.text)}
        testId={`attempt-${slot.slot}`}
      />
      <span class="attempt-counts digits">{counts ?? "\u00a0"}</span>
    </div>
  );
}

function textTyped(result, typed) {
  return result === "multi" ? null : shownTyped(result, typed);
}
