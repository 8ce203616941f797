/** A tile as it lies on the table: a number in one of four colours, or a joker. The colour is told in words beside or inside it, never by the ink alone. */
import { t } from "../../../words/words.js";
import "./tile.css";

/**
 * @param {{colour: string|null, children?: any, size?: "small"|"large"}} props `colour` as in colours.js, null for a joker or an empty place; `children` is
 *   what stands on it; where that is no number the tile is a mark of its colour
 */
export function Tile({ colour, children, size = "", className = "" }) {
  const names = ["tile", colour && `tile-${colour}`, size && `tile-${size}`, className];
  return (
    <span class={names.filter(Boolean).join(" ")}>
      <span class="tile-number digits">{children ?? <Ring />}</span>
      {colour && <span class="hidden-words">{t(`rummikub-what-colour-${colour}`)}</span>}
    </span>
  );
}

/** The ring that is under the number of a real tile. */
function Ring() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="5" />
    </svg>
  );
}
