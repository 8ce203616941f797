/** A seat as it was drawn: the tile with the table's number in the seat's colour, and the colour's shape and word beside it. */
import { t } from "../../../words/words.js";
import { colourOf } from "../tile/colours.js";
import { Tile } from "../tile/Tile.jsx";
import { Shape } from "./Shape.jsx";

/** @param {{seat: number, table?: number}} props without a table the tile bears the shape alone */
export function SeatMark({ seat, table }) {
  const colour = colourOf(seat);
  return (
    <span class="draw-mark">
      <span aria-hidden="true">
        <Tile colour={colour}>{table ?? <Shape seat={seat} />}</Tile>
      </span>
      {table !== undefined && <Shape seat={seat} />}
      <span>{t(`rummikub-what-colour-${colour}`)}</span>
    </span>
  );
}
