/** The clock of a round: before the start, while it runs, and when it is over. */
import { useLocation } from "preact-iso";
import { loosen } from "../../parts/clock/announce.js";
import { CallWay } from "../../parts/clock/CallWay.jsx";
import { now } from "../../parts/clock/now.js";
import { allMinutesOf } from "../../parts/clock/shown.js";
import { eventName } from "../../parts/names.js";
import { t } from "../../words/words.js";
import { clockOf, keepClock } from "../judge/attempt/clocks.js";
import { callsOf, HOUR_MS, startIn } from "./calls.js";
import { Handed } from "./Handed.jsx";
import { HandOver } from "./HandOver.jsx";
import { Running } from "./Running.jsx";
import { StopHour } from "./StopHour.jsx";
import "./hour.css";

export function Room({ round, terms, rules, back }) {
  const { path, route } = useLocation();
  const clock = { round: round.id };
  const start = clockOf("hour", clock)?.start ?? null;
  const calls = callsOf(rules.fewest.calls);
  const handed = startIn(location.hash);

  const take = (moment) => {
    loosen();
    keepClock("hour", clock, { start: moment });
    if (location.hash) route(path, true);
  };

  return (
    <div class="hour">
      <header class="hour-head">
        <a class="page-back" href={back}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M10 3L5 8l5 5" />
          </svg>
          {t("hour-back")}
        </a>
        <h1>
          {eventName(round.event)} · {t("app-round-number", { number: round.number })}
        </h1>
      </header>
      {handed !== null && handed !== start && (
        <Handed
          start={handed}
          running={start !== null}
          onTake={() => take(handed)}
          onLeave={() => route(path, true)}
        />
      )}
      {start === null ? (
        <section class="hour-before">
          <p class="hour-left digits">{allMinutesOf(HOUR_MS)}</p>
          <Planned calls={calls} />
          <CallWay />
          <button
            type="button"
            class="button button-go button-wide"
            data-testid="hour-start"
            onClick={() => take(now())}
          >
            {t("hour-start")}
          </button>
        </section>
      ) : (
        <>
          <Running start={start} calls={calls} terms={terms} />
          <footer class="hour-foot">
            <CallWay />
            <HandOver start={start} />
            <StopHour onStop={() => keepClock("hour", clock, null)} />
          </footer>
        </>
      )}
    </div>
  );
}

/** What this edition has announced (E2a, E2b1). */
function Planned({ calls }) {
  return (
    <div class="hour-planned">
      <h2>{t("hour-announces")}</h2>
      <ol>
        {calls.map(({ minute, word }) => (
          <li key={minute}>
            <span class="digits">{minute}:00</span> {word}
          </li>
        ))}
      </ol>
    </div>
  );
}
