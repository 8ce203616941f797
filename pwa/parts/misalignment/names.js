/** What a part is called. */
import { t } from "../../words/words.js";

export function partName({ name, above, below, row, column, tiles }) {
  if (tiles) return t("solved-part-fold", { one: placeOf(tiles[0]), other: placeOf(tiles[1]) });
  if (row) return t("solved-part-tile", { row, column });
  if (name === "between") return t("solved-part-between", { above, below });
  return t(`solved-part-${name}`);
}

const placeOf = ({ row, column }) => `${row}·${column}`;
