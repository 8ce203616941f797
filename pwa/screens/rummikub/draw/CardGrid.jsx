/** The grid of a table's card: a row a game, and for each seat what is written after it; the last column must come to nothing. */
import { t } from "../../../words/words.js";
import { colourOf } from "../tile/colours.js";
import { Shape } from "./Shape.jsx";

/** What is written of each player, and what stands there lightly to be ringed or crossed. */
const PARTS = [
  ["out", "○"],
  ["meld", "○ ×"],
  ["sum", ""],
  ["jokers", ""],
  ["points", ""],
];

/** @param {{games: number, seats: {seat: number, person: number|null}[], nameOf: (person: number) => any}} props */
export function CardGrid({ games, seats, nameOf }) {
  const numbers = Array.from({ length: games }, (_, at) => at + 1);
  const cells = seats.flatMap(({ seat }) => PARTS.map(([part, light]) => ({ seat, part, light })));
  return (
    <table class="draw-grid">
      <colgroup>
        <col class="draw-grid-game" />
      </colgroup>
      {seats.map(({ seat }) => (
        <colgroup key={seat}>
          {PARTS.map(([part]) => (
            <col key={part} class={`draw-grid-${part}`} />
          ))}
        </colgroup>
      ))}
      <colgroup>
        <col class="draw-grid-check" />
      </colgroup>
      <thead>
        <tr>
          <th rowSpan={2} scope="col">
            {t("rummikub-draw-card-game")}
          </th>
          {seats.map(({ seat, person }) => (
            <th key={seat} colSpan={PARTS.length} scope="colgroup" class="draw-grid-who">
              <span class="draw-grid-colour">
                <Shape seat={seat} /> {t(`rummikub-draw-card-${colourOf(seat)}`)}
              </span>
              <strong>{person === null ? "" : nameOf(person)}</strong>
            </th>
          ))}
          <th rowSpan={2} scope="col">
            {t("rummikub-draw-card-check")}
          </th>
        </tr>
        <tr class="draw-grid-parts">
          {cells.map(({ seat, part }) => (
            <th key={`${seat}${part}`} scope="col" class={`draw-cell-${part}`}>
              {t(`rummikub-draw-card-${part}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbers.map((game) => (
          <tr key={game}>
            <th scope="row" class="digits">
              {game}
            </th>
            {cells.map(({ seat, part, light }) => (
              <td key={`${seat}${part}`} class={`draw-cell-${part}`}>
                {light}
              </td>
            ))}
            <td class="draw-cell-check">0 □</td>
          </tr>
        ))}
        <tr class="draw-grid-total">
          <th scope="row">{t("rummikub-draw-card-total")}</th>
          {seats.map(({ seat }) => (
            <td key={seat} colSpan={PARTS.length} />
          ))}
          <td class="draw-cell-check">0 □</td>
        </tr>
        <tr class="draw-grid-signed">
          <th scope="row">{t("rummikub-draw-card-signature")}</th>
          {seats.map(({ seat }) => (
            <td key={seat} colSpan={PARTS.length} />
          ))}
          <td />
        </tr>
      </tbody>
    </table>
  );
}
