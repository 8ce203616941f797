/** The first question of every game, under the thumbs: who called Rummikub, or that nobody did. */
import { t } from "../../../../words/words.js";
import { colourOf } from "../../tile/colours.js";
import { Tile } from "../../tile/Tile.jsx";
import { Said } from "./Said.jsx";

export function Called({ table, typing, onCall }) {
  const { columns, nameOf } = table;
  const { draft, answer, told } = typing;
  const seatOf = (person) => columns.find((one) => one.person === person)?.seat ?? null;
  return (
    <section class="mat called" aria-labelledby="called-title">
      <h2 id="called-title">{t("rummikub-table-who")}</h2>
      <div class="called-players">
        {draft.lines.map(({ person }) => (
          <button
            key={person}
            type="button"
            class="key called-player"
            data-testid={`called-${person}`}
            onClick={() => onCall(person)}
          >
            <Tile colour={colourOf(seatOf(person))} size="large" />
            <span>{nameOf(person)}</span>
          </button>
        ))}
      </div>
      <Said table={table} draft={draft} answer={answer} told={told} />
      <button
        type="button"
        class="key called-nobody"
        data-testid="called-nobody"
        onClick={() => onCall(null)}
      >
        {t("rummikub-table-nobody")}
      </button>
    </section>
  );
}
