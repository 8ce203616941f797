/** Above the keypad, while this phone has a timer: its state, what it noticed, and its reading; the keypad is always there as well. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { sourceOf } from "../../../../devices/sources.js";
import { flagWord, stateWord } from "../../../../devices/words.js";
import { now } from "../../../../parts/clock/now.js";
import { t } from "../../../../words/words.js";
import { clockOf, keepClock } from "../../attempt/clocks.js";
import { beginnings, follow, isTaken, seesBeginning, timer } from "./follow.js";
import { isNoResult, keptAfter, taking, typesReading, wholeOf, withTimer } from "./kept.js";
import { secondClock } from "./runs.js";
import { Solving } from "./Solving.jsx";
import { Shape } from "./shapes.jsx";
import { started } from "./started.js";
import { hintOf, looks, stateOf } from "./strip.js";
import { useTried } from "./useTried.js";
import "./timer.css";

export function AtTheMat({ attempt, rules, entry, onEntry, onStart, onOpen }) {
  const [alone, setAlone] = useState(false); // the dark view, where the pad has none of its own
  useLayoutEffect(() => follow(attempt), [attempt.round, attempt.person, attempt.slot]);
  const tried = useTried(attempt, onEntry);
  useKept(attempt, onEntry);
  useBeginning(attempt, rules, onStart, () => setAlone(true));

  const said = entry.timer;
  const told = said ?? offered(timer.value); // of an attempt that is entered again nothing is filled in by itself
  const state = stateOf(timer.value.model, said);
  const { shape, tone } = looks[state];
  const hint = hintOf(timer.value, said && isNoResult(said));
  const read = said?.reading_ms !== undefined;
  const other = told?.reading_ms !== undefined && !isNoResult(told) && !typesReading(entry);

  return (
    <section
      class={`timer timer-${tone}`}
      aria-label={t("judge-tool-timer")}
      data-testid="timer"
      data-state={state}
    >
      <button type="button" class="timer-what" data-testid="tool-timer" onClick={onOpen}>
        <Shape of={shape} />
        <span class="timer-words">
          <span class="timer-state" aria-live="polite">
            {stateWord(state)}
          </span>
          {hint && <span class="timer-hint">{t(hint)}</span>}
          {said?.flags.map((flag) => (
            <span key={flag} class="timer-flag" data-testid={`timer-flag-${flag}`}>
              {flagWord(flag)}
            </span>
          ))}
        </span>
        {read && (
          <span class="timer-whole digits" data-testid="timer-whole">
            {wholeOf(said)}
          </span>
        )}
      </button>
      {other && (
        <button
          type="button"
          class="timer-take"
          data-testid="timer-take"
          onClick={() => onEntry((now) => taking(withTimer(now, told)))}
        >
          {t("timer-take", { time: wholeOf(told) })}
        </button>
      )}
      {state === "reset" && !isTaken() && (
        <button type="button" class="timer-take" data-testid="timer-tried" onClick={tried}>
          {t("timer-tried")}
        </button>
      )}
      {alone && <Solving attempt={attempt} onClose={() => setAlone(false)} />}
    </section>
  );
}

/** What a saved entry has already, for one that is entered again. */
function offered(told) {
  if (isPractice(told.source)) return null;
  return told.model.offer && isTaken() ? keptAfter(null, told) : null;
}

/** A recording that is played on this device: no card takes its times. */
function isPractice(source) {
  return Boolean(sourceOf(source)?.practice);
}

/** What the timer says goes beside the clocks of the attempt, from where it comes into the entry, on this page or after a reload. */
function useKept(attempt, onEntry) {
  const kept = clockOf("timer", attempt);
  useEffect(() => {
    if (kept) onEntry((entry) => withTimer(entry, kept));
  }, [kept]);
  const change = timer.value;
  useEffect(() => {
    const told = timer.peek(); // since it was drawn, another attempt may have begun
    if (isTaken() || isPractice(told.source)) return;
    const kept = clockOf("timer", attempt);
    const stopwatch = clockOf("stopwatch", attempt);
    const { slot, ...next } = keptAfter(kept, told, stopwatch) ?? {};
    if (!next.packets || JSON.stringify({ ...next, slot: attempt.slot }) === JSON.stringify(kept))
      return;
    keepClock("timer", attempt, next);
    if (next.digits && stopwatch?.start !== undefined) keepClock("stopwatch", attempt, null); // B5a
  }, [change]);
}

/** The digits run: the inspection is over, a second clock runs along where the edition wants one (B2e), and the screen is dark (2i2b). */
function useBeginning(attempt, rules, onStart, onAlone) {
  const count = beginnings.value;
  useEffect(() => {
    if (!seesBeginning()) return;
    const { source, model } = timer.peek();
    const { state, ms } = model;
    if (state !== "running" || isPractice(source)) return;
    const second = onStart && secondClock(rules, clockOf("stopwatch", attempt), now(), ms);
    if (second) keepClock("stopwatch", attempt, second);
    if (clockOf("inspection", attempt)?.start !== undefined) started.value = { ms };
    else if (onStart) onStart();
    else onAlone();
  }, [count]);
}
