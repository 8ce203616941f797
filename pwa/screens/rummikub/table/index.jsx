/** A table's page: the score sheet of its round, a game while it is entered or looked at, for a seat and for who looks on. */
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Page } from "../../../parts/Page.jsx";
import { t } from "../../../words/words.js";
import { RummikubSide } from "../RummikubSide.jsx";
import { tableParts } from "../streams.js";
import { listsHref } from "../views.js";
import { Game } from "./game/Game.jsx";
import { ScoreSheet } from "./sheet/ScoreSheet.jsx";
import { useTable } from "./useTable.js";
import "./table.css";

const GAME = /^game-([1-9]\d*)$/;

/** @param {{id: string, table: string, view?: string}} props the table's stream; `view`: `game-2` */
export default function Table({ id, table: stream, view }) {
  const place = tableParts(stream);
  if (!place?.round)
    return (
      <Page
        title={t("rummikub-what-title")}
        back={{ href: listsHref(id), label: t("rummikub-table-to-lists") }}
      >
        <EmptyList title={t("rummikub-table-none-address")}>
          {t("rummikub-table-none-address-how")}
        </EmptyList>
      </Page>
    );
  return (
    <RummikubSide id={id} event={place.event}>
      {(side) => <Known id={id} stream={stream} place={place} side={side} view={view} />}
    </RummikubSide>
  );
}

function Known({ id, stream, place, side, view }) {
  const table = useTable(id, stream, place, side);
  const game = Number(GAME.exec(view ?? "")?.[1] ?? 0);
  if (game && table.columns.length) return <Game key={game} table={table} game={game} />;
  return <ScoreSheet table={table} />;
}
