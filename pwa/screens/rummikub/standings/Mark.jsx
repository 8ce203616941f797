/** How somebody stands at a cut or in a series: a shape and a word. */
import { shapes } from "../../../parts/marks.jsx";
import { t } from "../../../words/words.js";

const SHAPES = {
  on: "accepted",
  tied: "late",
  out: "empty",
  left: "refused",
  declined: "refused",
  goes: "sent",
  follows: "sent",
  entered: "accepted",
};

/** @param {{mark: "on"|"tied"|"out"|"left"|"declined"|"goes"|"follows"|"entered"}} props */
export function Mark({ mark }) {
  return (
    <span class={`rk-mark rk-mark-${mark}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {shapes[SHAPES[mark]]}
      </svg>
      {t(`rummikub-standings-mark-${mark}`)}
    </span>
  );
}
