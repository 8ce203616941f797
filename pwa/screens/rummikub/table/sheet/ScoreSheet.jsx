/** The score sheet of a table: a row a game, a column a player, what it comes to, and the one next thing to do. */
import { Button } from "../../../../parts/Button.jsx";
import { EmptyList } from "../../../../parts/EmptyList.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { Page } from "../../../../parts/Page.jsx";
import { t } from "../../../../words/words.js";
import { Tile } from "../../tile/Tile.jsx";
import { eventHref, tableHref } from "../../views.js";
import { Confirming } from "../confirm/Confirming.jsx";
import { nextGame } from "./columns.js";
import { Grid } from "./Grid.jsx";
import "./sheet.css";

export function ScoreSheet({ table }) {
  const { id, stream, place, plan, columns, asOf } = table;
  return (
    <Page
      wide
      className="score-page"
      title={t("rummikub-table-title", { table: place.number })}
      lead={
        <>
          <span aria-hidden="true">
            <Tile size="large">{place.number}</Tile>
          </span>
          <span>{t("rummikub-table-lead", { round: place.round, name: plan?.name ?? "" })}</span>
        </>
      }
      back={{ href: eventHref(id, place.event, "lists"), label: t("rummikub-table-to-lists") }}
      actions={
        <>
          <Button href={tableHref(id, stream, "clock")} data-testid="to-clock">
            {t("rummikub-table-to-clock")}
          </Button>
          <Button href={tableHref(id, stream, "rack")} data-testid="to-rack">
            {t("rummikub-table-to-rack")}
          </Button>
        </>
      }
    >
      {asOf}
      {columns.length ? <Scores table={table} /> : <NobodyHere round={place.round} />}
    </Page>
  );
}

function NobodyHere({ round }) {
  return (
    <EmptyList title={t("rummikub-table-none-seats")} data-testid="nobody-here">
      {t("rummikub-table-none-seats-how", { round })}
    </EmptyList>
  );
}

function Scores({ table }) {
  const { id, stream, rows, games, fold, code } = table;
  const next = nextGame(games, fold);
  const begun = rows.some(({ game, state }) => game === next && state === "begun");
  const disputed = rows.filter(({ state }) => state === "disputed");
  return (
    <div class="score-columns">
      <div class="score-main">
        {disputed.map(({ game }) => (
          <Notice
            key={game}
            tone="stop"
            title={t("rummikub-table-dispute", { game })}
            data-testid={`dispute-${game}`}
          >
            {t("rummikub-table-dispute-how")}
          </Notice>
        ))}
        {code && (
          <Notice tone="wait" title={t("rummikub-table-no-rules")}>
            {t("rummikub-table-no-rules-how")}
          </Notice>
        )}
        <Grid table={table} />
        {table.mayScore && next && (
          <div class="score-next">
            <Button
              tone="go"
              wide
              href={tableHref(id, stream, `game-${next}`)}
              data-testid="enter-game"
            >
              {t(begun ? "rummikub-table-go-on" : "rummikub-table-enter", { game: next })}
            </Button>
          </div>
        )}
      </div>
      <div class="score-aside">
        <Confirming table={table} />
        {!table.mayScore && <p class="soft small">{t("rummikub-table-looks-on")}</p>}
      </div>
    </div>
  );
}
