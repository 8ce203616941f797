/** The rack helper of a table: whether what lies on a rack would have been a first meld. */
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Page } from "../../../parts/Page.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { t } from "../../../words/words.js";
import { mayScore } from "../../side/roles.js";
import { RummikubSide } from "../RummikubSide.jsx";
import { tableParts } from "../streams.js";
import { columnsOf, gameOf, gamesOf, nextGame } from "../table/sheet/columns.js";
import { listsHref, tableHref } from "../views.js";
import { Rack } from "./Rack.jsx";

export default function RackHelper({ id, table: stream }) {
  const place = tableParts(stream);
  if (!place) {
    return (
      <Page
        title={t("rummikub-rack-title")}
        back={{ href: listsHref(id), label: t("rummikub-what-title") }}
      >
        <EmptyList title={t("rummikub-clock-nobody")}>{t("rummikub-clock-nobody-how")}</EmptyList>
      </Page>
    );
  }
  return (
    <RummikubSide id={id} event={place.event}>
      {(known) => <AtTable id={id} stream={stream} place={place} known={known} />}
    </RummikubSide>
  );
}

function AtTable({ id, stream, place, known }) {
  const { seat, event, plan, who } = known;
  const table = known.tables.find((one) => one.stream === stream)?.fold ?? null;
  const columns = columnsOf(event, table, place).filter(({ here }) => here);
  const games = gamesOf(plan, table, place.round);
  return (
    <Rack
      key={stream}
      id={id}
      stream={stream}
      place={place}
      back={{ href: tableHref(id, stream), label: t("rummikub-clock-to-table") }}
      columns={columns}
      games={games}
      next={nextGame(games, table) ?? games.at(-1) ?? 1}
      entryOf={(game) => gameOf(table, game)}
      writes={mayScore(seat?.role)}
      name={(person) => shownName(who(person))}
    />
  );
}
