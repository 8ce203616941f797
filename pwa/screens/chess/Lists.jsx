/** A competition's ChessCubing: what is called now, its events and its matches with what each waits for, and the ways to new ones. */
import { useLocation } from "preact-iso";
import { Button } from "../../parts/Button.jsx";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { Page } from "../../parts/Page.jsx";
import { t } from "../../words/words.js";
import { mayRun, mayScore } from "../side/roles.js";
import { ChessSide } from "./ChessSide.jsx";
import { Calls } from "./lists/Calls.jsx";
import { EventCard } from "./lists/EventCard.jsx";
import { Friendly } from "./lists/Friendly.jsx";
import { isEvent, matchParts, nextEvent, nextFriendly } from "./streams.js";
import { useResults } from "./useResults.js";
import { eventHref, matchHref } from "./views.js";
import "../side/side.css";
import "./event/event.css";

export function Lists({ id }) {
  return <ChessSide id={id}>{(side) => <Inner id={id} side={side} />}</ChessSide>;
}

function Inner({ id, side }) {
  const { route } = useLocation();
  const { seat, streams } = side;
  const events = streams
    .filter(isEvent)
    .map((name) => ({ name, fold: side.fold(name) }))
    .filter(({ fold }) => fold?.plan);
  const friendly = streams.filter((name) => matchParts(name)?.round === 0);
  const paired = events.flatMap(({ fold }) => fold.rounds.flatMap(({ matches }) => matches));
  const names = [...paired.map(({ match }) => match), ...friendly];
  const { results } = useResults(side, names);
  const playersOf = (name) => side.fold(name)?.match?.players ?? side.outcomes?.[name]?.players;
  const matches = friendly.filter(playersOf);

  return (
    <Page
      wide
      title={t("chess-what-title")}
      lead={t("chess-what-lead")}
      back={{ href: `/c/${encodeURIComponent(id)}`, label: t("public-competition") }}
    >
      {side.asOf}
      <Calls events={events} results={results} people={side.people} />
      {events.length + matches.length === 0 && (
        <EmptyList title={t("chess-event-none")}>{t("chess-event-none-how")}</EmptyList>
      )}
      {seat && (
        <div class="side-acts">
          {mayRun(seat.role) && (
            <Button
              tone={events.length ? "plain" : "strong"}
              href={eventHref(id, nextEvent(side.taken), "plan")}
              data-testid="new-event"
            >
              {t("chess-event-plan-new")}
            </Button>
          )}
          {mayScore(seat.role) && (
            <Button
              tone="strong"
              data-testid="new-friendly"
              onClick={() => route(matchHref(id, nextFriendly(streams, seat.device)))}
            >
              {t("chess-event-friendly-new")}
            </Button>
          )}
        </div>
      )}
      {events.length > 0 && (
        <section class="side-list" aria-labelledby="events">
          <h2 id="events">{t("chess-event-list")}</h2>
          <ul class="side-cards">
            {events.map(({ name, fold }) => (
              <EventCard key={name} id={id} event={name} fold={fold} results={results} />
            ))}
          </ul>
        </section>
      )}
      {matches.length > 0 && (
        <section class="side-list" aria-labelledby="friendly">
          <h2 id="friendly">{t("chess-event-friendly")}</h2>
          <ul class="side-cards">
            {matches.map((name) => (
              <Friendly
                key={name}
                id={id}
                match={name}
                players={playersOf(name)}
                result={results[name]}
                seat={seat}
              />
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
