/** Changes of seats before they are written, a line each: who, from where, to where. */
import { shownName } from "../../../parts/PersonName.jsx";
import { t } from "../../../words/words.js";
import { tileWords } from "./TileSaid.jsx";
import { placeOf } from "./tiles.js";

export function MoveList({ moves, seating, who }) {
  return (
    <ul class="draw-changes" data-testid="draw-changes">
      {moves.map((move) => (
        <li key={move.person} data-testid={`change-${move.person}`}>
          {changeWords(move, placeOf(seating, move.person), shownName(who(move.person)))}
        </li>
      ))}
    </ul>
  );
}

function changeWords({ table, seat }, from, name) {
  if (table === null) return t("rummikub-draw-change-off", { name });
  const to = tileWords({ table, seat });
  if (!from) return t("rummikub-draw-change-on", { name, to });
  return t("rummikub-draw-change", { name, from: tileWords(from), to });
}
