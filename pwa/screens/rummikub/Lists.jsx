/** A competition's Rummikub: its events with what each waits for, and the way to a new one. */
import { Button } from "../../parts/Button.jsx";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { Page } from "../../parts/Page.jsx";
import { t } from "../../words/words.js";
import { mayRun } from "../side/roles.js";
import { Side } from "../side/Side.jsx";
import { EventCard } from "./desk/EventCard.jsx";
import { isEvent, nextEvent } from "./streams.js";
import { eventHref } from "./views.js";
import "../side/side.css";

export function Lists({ id }) {
  return (
    <Side id={id} game="rummikub">
      {(side) => <Inner id={id} side={side} />}
    </Side>
  );
}

function Inner({ id, side }) {
  const { seat, streams } = side;
  const events = streams.filter(isEvent).filter((name) => side.fold(name)?.plan);
  return (
    <Page
      wide
      title={t("rummikub-what-title")}
      lead={t("rummikub-desk-lead")}
      back={{ href: `/c/${encodeURIComponent(id)}`, label: t("public-competition") }}
    >
      {side.asOf}
      {events.length === 0 && (
        <EmptyList title={t("rummikub-what-none")}>{t("rummikub-desk-none-how")}</EmptyList>
      )}
      {seat && mayRun(seat.role) && (
        <div class="side-acts">
          <Button
            tone={events.length ? "plain" : "strong"}
            href={eventHref(id, nextEvent(side.taken), "plan")}
            data-testid="new-event"
          >
            {t("rummikub-desk-new")}
          </Button>
        </div>
      )}
      {events.length > 0 && (
        <ul class="side-cards">
          {events.map((event) => (
            <EventCard key={event} id={id} side={side} event={event} />
          ))}
        </ul>
      )}
    </Page>
  );
}
