/** The line in figures: how often packets come, what fails, which letters, and how late this page knows. */
import { t } from "../../../words/words.js";
import { seenLetters, trusted } from "../watch/letters.js";

export function Figures({ figures: { pace, kind, packets }, watch }) {
  const { start, stop } = watch.latency;
  return (
    <section class="bench-part">
      <h3>{t("bench-figures")}</h3>
      <dl class="bench-figures">
        <Figure id="packets" value={packets > 0 && rate(pace)} />
        <Figure
          id="errors"
          value={
            packets + pace.errorsPerMinute > 0 &&
            t("bench-errors-value", { count: pace.errorsPerMinute })
          }
        />
        <Figure id="kind" value={t(`bench-kind-${kind}`)} data={kind} />
        <Figure id="letters" value={letters(watch.letters, kind)} />
        <Figure id="start" value={start !== null && milliseconds(start)} />
        <Figure id="stop" value={stop !== null && milliseconds(stop)} />
        {watch.level && <Level {...watch.level} />}
      </dl>
    </section>
  );
}

function Figure({ id, value, data }) {
  return (
    <div>
      <dt>{t(`bench-figure-${id}`)}</dt>
      <dd data-testid={`bench-figure-${id}`} data-value={data}>
        {value || t("bench-not-yet")}
      </dd>
    </div>
  );
}

function Level({ signal, noise }) {
  return (
    <div>
      <dt>{t("bench-figure-level")}</dt>
      <dd>
        <meter
          min="0"
          max="1"
          low="0.1"
          high="0.95"
          optimum="0.5"
          value={signal}
          aria-label={t("bench-figure-level")}
        />{" "}
        {t("bench-level-value", {
          signal: Math.round(signal * 100),
          noise: Math.round(noise * 100),
        })}
      </dd>
    </div>
  );
}

function rate({ perSecond, period }) {
  const rounded = Math.round(perSecond * 10) / 10;
  if (period === null) return t("bench-rate", { rate: rounded });
  return t("bench-rate-period", { rate: rounded, period: Math.round(period) });
}

function letters(seen, kind) {
  const all = seenLetters(seen)
    .map((letter) => (letter === " " ? "␣" : letter))
    .join(" ");
  if (all === "" || kind === "unsure") return all;
  return t(trusted(kind) ? "bench-letters-trusted" : "bench-letters-not", { letters: all });
}

function milliseconds(ms) {
  return t("bench-ms", { ms: Math.round(ms) });
}
