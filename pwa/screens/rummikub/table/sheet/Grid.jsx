/** The grid itself: tapping a row opens its game. */
import { StateMark } from "../../../../parts/StateMark.jsx";
import { entryStates } from "../../../../store/entries.js";
import { t } from "../../../../words/words.js";
import { tableHref } from "../../views.js";
import { signed } from "../entry/told.js";
import { Seat } from "../Seat.jsx";
import { totalOf } from "./rows.js";

const NOT_THERE_YET = ["saved", "sent", "held", "proposed", "refused"];

export function Grid({ table }) {
  const { columns, rows, place, nameOf } = table;
  const label = t("rummikub-table-sheet", { table: place.number });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="score-frame" aria-label={label} tabIndex={0}>
      <table class={`score-sheet score-sheet-${columns.length}`} data-testid="sheet">
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden-words">{t("rummikub-table-game-short")}</span>
            </th>
            {columns.map((column) => (
              <th key={column.person} scope="col" data-testid={`player-${column.person}`}>
                <Seat column={column} nameOf={nameOf} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <GameRow key={row.game} row={row} table={table} />
          ))}
        </tbody>
        <tfoot>
          <Total what="wins" table={table} />
          <Total what="points" table={table} />
        </tfoot>
      </table>
    </section>
  );
}

function GameRow({ row, table }) {
  const { id, stream, columns } = table;
  const { game, state, entry } = row;
  return (
    <tr data-testid={`game-${game}`} data-state={state}>
      <th scope="row">
        <a href={tableHref(id, stream, `game-${game}`)}>
          <span class="hidden-words">{t("rummikub-table-game", { game })}</span>
          <span class="digits" aria-hidden="true">
            {game}
          </span>
        </a>
        {entry && <Where op={entry.op} />}
      </th>
      {state === "counted" ? (
        columns.map(({ person }) => <Score key={person} person={person} row={row} />)
      ) : (
        <td class={`score-words score-${state}`} colSpan={columns.length}>
          {t(`rummikub-table-state-${state}`)}
        </td>
      )}
    </tr>
  );
}

/** The mark of an entry that has not reached the server, or that it does not take. */
function Where({ op }) {
  const state = entryStates.value.get(op);
  return NOT_THERE_YET.includes(state) ? <StateMark state={state} className="score-where" /> : null;
}

function Score({ person, row }) {
  const cell = row.cells[person];
  if (!cell) return <td />;
  const { score, reason } = cell;
  return (
    <td class={`score-cell score-${reason}`} data-testid={`score-${row.game}-${person}`}>
      <span class="digits">{signed(score)}</span>
      {reason !== "tiles" && <small>{t(`rummikub-table-reason-${reason}`)}</small>}
    </td>
  );
}

function Total({ what, table }) {
  const { columns, rows } = table;
  return (
    <tr>
      <th scope="row">{t(`rummikub-table-${what}`)}</th>
      {columns.map(({ person }) => {
        const total = totalOf(rows, person)[what];
        return (
          <td key={person} class="digits" data-testid={`${what}-${person}`}>
            {what === "wins" ? total : signed(total)}
          </td>
        );
      })}
    </tr>
  );
}
