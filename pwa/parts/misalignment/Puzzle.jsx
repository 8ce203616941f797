/**
 * A puzzle that a judge taps where it is out of line. The first tap draws that part exactly at the limit, so that nobody has to think in
 * degrees; the second says that it is further off; the third puts it back.
 */

import { t } from "../../words/words.js";
import { useMedia } from "../useMedia.js";
import { Magic } from "./Magic.jsx";
import { partName } from "./names.js";
import { Solid } from "./Solid.jsx";
import { stateOf } from "./seen.js";
import { modelOf } from "./solid/models.js";
import { foldsOf, tilesOf } from "./tiles.js";
import "./misalignment.css";

const WIDE = "(min-width: 48rem)";
const MOST_LISTED = 7; // more beside a drawing would be longer than it

/**
 * @param {{limits: object, seen: import('./seen.js').Seen, last: string|null, onTap: (id: string) => void}} props `limits`: the reply of
 *   `solved.limits`; `last`: the part that was tapped last
 */
export function Puzzle({ limits, seen, last, onTap }) {
  const wide = useMedia(WIDE);
  const parts = partsOf(limits);
  const Drawing = limits.measure === "degrees" ? Solid : Magic;
  const said = parts.find(({ id }) => id === last);
  return (
    <div class="puzzle-and-list">
      <fieldset class="puzzle" aria-label={t("solved-parts")}>
        <Drawing limits={limits} seen={seen} parts={parts} onTap={onTap} />
      </fieldset>
      {wide && parts.length <= MOST_LISTED && (
        <ul class="puzzle-list">
          {parts.map((part) => (
            <li key={part.id}>
              <button type="button" class="puzzle-row" onClick={() => onTap(part.id)}>
                <span>{partName(part)}</span>
                <span class={`puzzle-state puzzle-state-${stateOf(seen, part.id)}`}>
                  {t(`solved-state-${stateOf(seen, part.id)}`)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p class="puzzle-said" role="status">
        {said ? (
          <>
            <strong>{partName(said)}</strong> {t(`solved-said-${stateOf(seen, said.id)}`)}
          </>
        ) : (
          t("solved-tap")
        )}
      </p>
    </div>
  );
}

function partsOf({ puzzle, size, measure }) {
  if (measure === "degrees") return modelOf(puzzle, size).parts;
  return measure === "angles" ? foldsOf(size) : tilesOf(size);
}
