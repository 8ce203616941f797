/** The clock of a table's turns, on any phone that lies beside it: kept there, with what is worth keeping noted in the table's log. */
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Page } from "../../../parts/Page.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { t } from "../../../words/words.js";
import { mayScore } from "../../side/roles.js";
import { RummikubSide } from "../RummikubSide.jsx";
import { tableParts } from "../streams.js";
import { columnsOf, gamesOf, nextGame } from "../table/sheet/columns.js";
import { listsHref, tableHref } from "../views.js";
import { Clock } from "./Clock.jsx";

const LEAST = 2; // who plays

export default function TurnClock({ id, table: stream }) {
  const place = tableParts(stream);
  if (!place) {
    const back = { href: listsHref(id), label: t("rummikub-what-title") };
    return <Nobody title={t("rummikub-what-title")} back={back} />;
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
  const seated = columnsOf(event, table, place).filter(({ here }) => here);
  const back = { href: tableHref(id, stream), label: t("rummikub-clock-to-table") };
  const games = gamesOf(plan, table, place.round);
  const next = nextGame(games, table);
  if (seated.length < LEAST) {
    const title = t("rummikub-clock-title", {
      table: place.number,
      game: next ?? games.at(-1) ?? 1,
    });
    return <Nobody title={title} back={back} loading={!event} />;
  }
  return (
    <Clock
      id={id}
      stream={stream}
      number={place.number}
      back={back}
      seated={seated}
      table={table}
      games={games}
      next={next}
      terms={{ seconds: plan?.turn_seconds ?? 60, warn: plan?.warn_seconds ?? 10 }}
      notes={mayScore(seat?.role)}
      name={(person) => shownName(who(person))}
    />
  );
}

function Nobody({ title, back, loading = false }) {
  if (loading) return <Page title={title} lead={t("side-loading")} back={back} />;
  return (
    <Page title={title} back={back}>
      <EmptyList title={t("rummikub-clock-nobody")}>{t("rummikub-clock-nobody-how")}</EmptyList>
    </Page>
  );
}
