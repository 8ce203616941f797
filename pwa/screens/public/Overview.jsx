/** A competition at a glance for everybody: events, their rounds, and what is going on now. */
import { later } from "../../app/later.js";
import { Button } from "../../parts/Button.jsx";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { eventName, roleName } from "../../parts/names.js";
import { Page } from "../../parts/Page.jsx";
import { StateMark } from "../../parts/StateMark.jsx";
import { seats } from "../../store/seats.js";
import { language, t } from "../../words/words.js";
import { AsOf, NoPage } from "./AsOf.jsx";
import { dates, deskOf } from "./overview.js";
import { roundsByEvent } from "./standings.js";
import { usePage } from "./usePage.js";
import "./overview.css";

const Called = later(() => import("../chess/Called.jsx"));
const Noticed = later(() => import("../rummikub/Noticed.jsx"));

export function Overview({ id }) {
  const page = usePage(id, `/api/competitions/${encodeURIComponent(id)}`, () => true);
  const competition = page.value;
  const seat = seats.value.find((one) => one.competition === id);
  if (!competition) {
    return (
      <Page title={t("public-competition")}>
        <NoPage page={page} unknown={t("public-unknown-competition")} />
      </Page>
    );
  }
  const events = roundsByEvent(competition);
  const running = events.flatMap(({ rounds }) => rounds.filter((round) => round.status === "open"));
  return (
    <Page
      wide
      title={competition.name}
      lead={dates(competition.start_date, competition.end_date, language.value)}
      actions={
        seat && (
          <Button tone="go" href={`/c/${id}/${deskOf(seat.role)}`} data-testid="to-desk">
            {t("public-to-desk", { role: roleName(seat.role) })}
          </Button>
        )
      }
    >
      <AsOf page={page} />
      {running.length > 0 && (
        <section aria-labelledby="running">
          <h2 id="running">{t("public-running")}</h2>
          <ul class="running">
            {running.map((round) => (
              <li key={round.id}>
                <a class="running-round" href={`/c/${id}/r/${round.id}`}>
                  <strong>{eventName(round.event)}</strong>
                  <span>{t("public-round", { number: round.number })}</span>
                  <StateMark state="open" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {competition.side && <Noticed id={id} />}
      {competition.side && <Called id={id} />}
      {events.length === 0 && (
        <EmptyList title={t("public-no-events")}>{t("public-no-events-hint")}</EmptyList>
      )}
      <section aria-labelledby="events">
        <h2 id="events" class={running.length ? "" : "hidden-words"}>
          {t("public-events")}
        </h2>
        <div class="events">
          {events.map(({ event, rounds }) => (
            <section key={event.id} class="event" aria-label={eventName(event.id)}>
              <h3>
                {eventName(event.id)}
                {!event.official && <span class="soft small"> {t("public-unofficial")}</span>}
              </h3>
              <ul class="event-rounds">
                {rounds.map((round) => (
                  <li key={round.id}>
                    <a
                      class="event-round"
                      href={`/c/${id}/r/${round.id}`}
                      data-testid={`round-${round.id}`}
                    >
                      <span>{roundTitle(round, rounds)}</span>
                      <StateMark state={round.status} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </Page>
  );
}

/** "Final" for the last of several rounds, else its number. */
export function roundTitle(round, rounds) {
  const last = rounds.length > 1 && round.number === rounds.length;
  return last ? t("public-final") : t("public-round", { number: round.number });
}
