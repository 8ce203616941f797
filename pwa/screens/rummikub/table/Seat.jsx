/** A player with the tile of the seat; what a screen reader says begins with the name. */
import { t } from "../../../words/words.js";
import { colourOf } from "../tile/colours.js";
import { Tile } from "../tile/Tile.jsx";

/** @param {{column: import("./sheet/columns.js").Column, nameOf: (person: number) => string}} props */
export function Seat({ column, nameOf, small = false }) {
  const { person, seat, quit, here, for: whose } = column;
  const marks = [
    !here && t("rummikub-table-before"),
    quit && t("rummikub-table-left"),
    whose && t("rummikub-table-for", { name: nameOf(whose) }),
  ].filter(Boolean);
  return (
    <span class="seat">
      <Tile colour={colourOf(seat)} size={small ? "small" : ""} />
      <span class="seat-name">{nameOf(person)}</span>
      {marks.length > 0 && <span class="seat-marks">{marks.join(" · ")}</span>}
    </span>
  );
}
