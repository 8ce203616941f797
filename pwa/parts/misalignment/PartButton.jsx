/** What a thumb finds on a drawing: the part's name and state for who listens, a mark for who looks. */
import { t } from "../../words/words.js";
import { partName } from "./names.js";
import { stateOf } from "./seen.js";

const marks = { placed: "", within: "=", beyond: ">" };

/** @param {{place: number[]}} props `place`: from 0 to 1 of the drawing, from its left and top */
export function PartButton({ part, seen, place: [left, top], onTap }) {
  const state = stateOf(seen, part.id);
  return (
    <button
      type="button"
      class={`part part-${state}`}
      style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
      data-testid={`part-${part.id}`}
      aria-label={t("solved-part-is", { part: partName(part), state: t(`solved-state-${state}`) })}
      onClick={() => onTap(part.id)}
    >
      <span aria-hidden="true">{marks[state]}</span>
    </button>
  );
}
