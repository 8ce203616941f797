/** How many cards are entered, checked, different and left: the piles of paper on the table, in numbers. */
import { shapes } from "../../parts/marks.jsx";
import { t } from "../../words/words.js";
import { enteredOf } from "./piles.js";

export function Piles({ piles }) {
  const counts = {
    left: piles.left.length,
    checked: piles.checked.length,
    differ: piles.differ.length,
    entered: enteredOf(piles),
  };
  return (
    <dl class="piles">
      {Object.entries(counts).map(([pile, count]) => (
        <div key={pile} class={`pile pile-${pile} ${count ? "" : "pile-none"}`}>
          <dt>{t(`check-pile-${pile}`)}</dt>
          <dd class="digits" data-testid={`pile-${pile}`}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              {shapes[shapeOf[pile]]}
            </svg>
            {count}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const shapeOf = { left: "late", checked: "accepted", differ: "disputed", entered: "closed" };
