/** The hour as the whole room reads it: what is left, the word of the last call, what has been announced; at the end that nobody writes on. */
import { isNow, lastOf, nextOf } from "../../parts/clock/calls.js";
import { since } from "../../parts/clock/now.js";
import { allMinutesOf, leftOf } from "../../parts/clock/shown.js";
import { useCalls } from "../../parts/clock/useCalls.js";
import { useNow } from "../../parts/clock/useNow.js";
import { useAwake } from "../../parts/useAwake.js";
import { t } from "../../words/words.js";
import { useRule } from "../judge/entry/useRule.js";
import { HOUR_MS } from "./calls.js";

const LATE = "fm_late";
const LIMIT = "E2b";

export function Running({ start, calls, terms }) {
  useAwake();
  const elapsed = since(start, useNow());
  useCalls(calls, elapsed);
  const call = lastOf(calls, elapsed);
  const next = nextOf(calls, elapsed);
  const over = elapsed >= HOUR_MS;

  return (
    <section class={`hour-running ${over ? "hour-over" : ""}`}>
      <p class="hour-left digits" role="timer" data-testid="hour-left">
        {allMinutesOf(leftOf(HOUR_MS, elapsed))}
      </p>
      <p class={`hour-word ${isNow(call, elapsed) ? "hour-now" : ""}`} data-testid="hour-word">
        {over ? t("hour-over") : (call?.word ?? "\u00a0")}
      </p>
      {over ? (
        <Over terms={terms} />
      ) : (
        <p class="hour-next">
          {next ? t("hour-next", { minute: next.minute, word: next.word }) : "\u00a0"}
        </p>
      )}
      <ol
        class="hour-announced"
        aria-live="polite"
        aria-label={t("hour-announced")}
        data-testid="announced"
      >
        {calls
          .filter(({ ms }) => ms <= elapsed)
          .map(({ minute, word }) => (
            <li key={minute}>
              <span class="digits">{minute}:00</span> <span>{word}</span>
            </li>
          ))}
      </ol>
    </section>
  );
}

/** What writing on costs in the editions that say so (2010 E2c); the limit is in all of them (E2b). */
function Over({ terms }) {
  const { edition, event, unofficial } = terms;
  const { value } = useRule({ call: "penalties.list", edition, event, unofficial });
  const late = value?.penalties.find(({ key }) => key === LATE);
  return (
    <p class="hour-next" data-testid="hour-consequence">
      {late
        ? t("hour-writes-on", { code: late.code, effect: late.effect.toUpperCase() })
        : t("hour-limit", { code: LIMIT })}
    </p>
  );
}
