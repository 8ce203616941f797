/** What is still to be played and what counts for nobody yet, each with the way to its table. */
import { t } from "../../../words/words.js";
import { tableParts, tableStream } from "../streams.js";
import { tableHref } from "../views.js";
import { outstandingOf } from "./stages.js";

export function Open({ id, event, stage }) {
  const rounds = outstandingOf(stage);
  if (rounds.length === 0 && stage.open.length === 0) return null;
  return (
    <section class="rk-open no-print" aria-labelledby="rk-open">
      <h2 id="rk-open">{t("rummikub-standings-open")}</h2>
      {stage.open.length > 0 && (
        <ul class="rk-tables" data-testid="open-games">
          {stage.open.map((one) => (
            <li key={`${one.stream} ${one.game}`}>
              <a class="rk-table rk-table-stop" href={tableHref(id, one.stream)}>
                <strong>
                  {t("rummikub-standings-game", {
                    round: tableParts(one.stream).round,
                    table: tableParts(one.stream).number,
                    game: one.game,
                  })}
                </strong>
                <span>
                  {t(
                    one.disputed
                      ? "rummikub-standings-game-disputed"
                      : "rummikub-standings-game-wrong",
                  )}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {rounds.map(({ round, games, tables }) => (
        <div key={round} data-testid={`outstanding-${round}`}>
          <h3>{t("rummikub-standings-outstanding", { round, count: games })}</h3>
          <ul class="rk-tables">
            {tables.map((one) => (
              <li key={one.table}>
                <a
                  class="rk-table"
                  href={tableHref(id, tableStream(event, round, one.table))}
                  data-testid={`outstanding-${tableStream(event, round, one.table)}`}
                >
                  <strong>{t("rummikub-standings-table", { table: one.table })}</strong>
                  <span class="digits">
                    {t("rummikub-standings-games", {
                      games: one.games.join(", "),
                      count: one.games.length,
                    })}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
