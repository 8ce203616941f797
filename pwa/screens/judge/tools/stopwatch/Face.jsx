/** What the stopwatch shows while it runs: the time, or for multi-blind what is left of the limit, and at its end the word (H1b1). */
import { since } from "../../../../parts/clock/now.js";
import { leftOf, minutesOf } from "../../../../parts/clock/shown.js";
import { useCalls } from "../../../../parts/clock/useCalls.js";
import { useNow } from "../../../../parts/clock/useNow.js";
import { t } from "../../../../words/words.js";
import "../../../../parts/clock/clock.css";

export function Face({ clock }) {
  const elapsed = since(clock.start, useNow());
  const { limit, cubes } = clock;
  useCalls(limit ? [{ ms: limit, word: t("clock-call-stop"), strong: true }] : [], elapsed);
  const over = limit !== undefined && elapsed >= limit;

  return (
    <>
      <p class="dark-clock-time digits" role="timer" data-testid="stopwatch-time">
        {minutesOf(limit ? leftOf(limit, elapsed) : elapsed)}
      </p>
      {limit && !over && (
        <p class="dark-clock-note">{t("clock-limit", { count: cubes, limit: minutesOf(limit) })}</p>
      )}
      {limit && (
        <p class={over ? "dark-clock-word" : ""} aria-live="assertive" data-testid="stopwatch-word">
          {over && t("clock-call-stop")}
        </p>
      )}
      {over && <p class="dark-clock-note">{t("clock-limit-over", { code: "H1b1" })}</p>}
    </>
  );
}
