/** An event's desk, and for who has no seat the same pages to read: rounds, players, standings, plan. */

import { Page } from "../../../parts/Page.jsx";
import { t } from "../../../words/words.js";
import { personOf } from "../../side/people.js";
import { ChessSide } from "../ChessSide.jsx";
import { useResults } from "../useResults.js";
import { listsHref } from "../views.js";
import { EventTabs } from "./EventTabs.jsx";
import { Plan } from "./Plan.jsx";
import { Players } from "./Players.jsx";
import { Rounds } from "./Rounds.jsx";
import { Standings } from "./Standings.jsx";
import "../../side/side.css";
import "./event.css";
import "./print.css";

const VIEWS = { players: Players, standings: Standings, plan: Plan };
const EMPTY = { plan: null, entrants: [], rounds: [], calls: [], disputes: [], closed: false };

export default function EventDesk({ id, event, view }) {
  return (
    <ChessSide id={id} event={event}>
      {(side) => <Desk id={id} event={event} view={view} side={side} />}
    </ChessSide>
  );
}

function Desk({ id, event, view, side }) {
  const known = side.fold(event);
  const fold = known?.entrants ? known : EMPTY;
  const matches = fold.rounds.flatMap((round) => round.matches.map(({ match }) => match));
  const { results, current } = useResults(side, matches);
  const View = VIEWS[view] ?? Rounds;
  const back = { href: listsHref(id), label: t("chess-what-title") };
  if (!known?.plan && view !== "plan")
    return (
      <Page title={t("chess-what-title")} back={back}>
        <p class="soft" data-testid="event-unknown">
          {t("chess-event-unknown")}
        </p>
      </Page>
    );
  return (
    <div class="desk-frame chess-event">
      <EventTabs id={id} event={event} seat={side.seat} fold={fold} view={view} />
      <Page wide title={fold.plan?.name ?? t("chess-event-plan-new")} back={back}>
        {side.asOf}
        <View
          id={id}
          event={event}
          side={side}
          seat={side.seat}
          fold={fold}
          results={results}
          current={current}
          who={(number) => personOf(side.people, fold.entrants, number)}
        />
      </Page>
    </div>
  );
}
