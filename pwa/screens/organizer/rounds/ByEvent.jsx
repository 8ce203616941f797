/** The day by event: each event's rounds in one line, where each stands and what it waits for. */
import { Button } from "../../../parts/Button.jsx";
import { eventName } from "../../../parts/names.js";
import { StateMark } from "../../../parts/StateMark.jsx";
import { scheduledTime } from "../../../parts/when.js";
import { t } from "../../../words/words.js";
import { eventLines } from "./eventLines.js";
import { countHeldUp } from "./heldUp.js";
import { knownHeldUp } from "./knownHeldUp.js";
import { progress } from "./progress.js";
import { Waiting } from "./Waiting.jsx";
import "./glance.css";

export function ByEvent({ id, rows, onAsk }) {
  return (
    <ul class="glance-events">
      {eventLines(rows).map(({ event, lines }) => (
        <li key={event} class="glance-event" data-testid={`event-${event}`}>
          <h2>{eventName(event)}</h2>
          <ol>
            {lines.map(({ about, last }) => (
              <li key={about.round.id}>
                <RoundLine id={id} about={about} last={last} />
              </li>
            ))}
          </ol>
          <Button
            tone="quiet"
            data-testid={`add-to-${event}`}
            onClick={() => onAsk("add", lines.at(-1).about)}
          >
            {t("plan-add")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function RoundLine({ id, about, last }) {
  const { round, status, why, board } = about;
  const state = status === "not-open" && !why ? "ready" : status;
  const name = t("app-round-number", { number: round.number });
  return (
    <a
      class={`glance-round glance-round-${state}`}
      href={`/c/${id}/organizer/rounds/${round.id}`}
      data-testid={`line-${round.id}`}
    >
      <span class="glance-round-name">
        {name} {last && <span class="soft small">{t("glance-final")}</span>}
      </span>
      <StateMark state={status} />
      {status === "not-open" ? <Waiting round={round} why={why} /> : <Standing about={about} />}
      {status === "not-open" && !why && <strong>{t("glance-may-open")}</strong>}
      {round.start && status === "not-open" && (
        <time class="soft small">{scheduledTime(round.start)}</time>
      )}
      {board?.late.length > 0 && <StateMark state="late" />}
    </a>
  );
}

/** *5 of 12*, and how many are held up, by whatever it is. */
function Standing({ about: { round, board } }) {
  if (!board) return <span class="soft">{t("organizer-not-fetched")}</span>;
  const { complete, people } = progress(board);
  const held = countHeldUp(knownHeldUp(round, board));
  return (
    <>
      <span class="digits">{t("organizer-complete", { done: complete, all: people })}</span>
      {held > 0 && <span class="count-waiting">{t("glance-count", { count: held })}</span>}
    </>
  );
}
