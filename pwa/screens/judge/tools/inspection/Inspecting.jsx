/** The running inspection: a ring of its length, the call of the moment in a large word, and then what the edition says of too long a one. */
import { useEffect, useRef } from "preact/hooks";
import { buzz } from "../../../../parts/clock/announce.js";
import { isNow, lastOf } from "../../../../parts/clock/calls.js";
import { Dark } from "../../../../parts/clock/Dark.jsx";
import { now, since } from "../../../../parts/clock/now.js";
import { codeAfter } from "../../../../parts/clock/over.js";
import { Ring } from "../../../../parts/clock/Ring.jsx";
import { tenthsOf } from "../../../../parts/clock/shown.js";
import { useCalls } from "../../../../parts/clock/useCalls.js";
import { useNow } from "../../../../parts/clock/useNow.js";
import { t } from "../../../../words/words.js";
import { started } from "../timer/started.js";
import { useEffects } from "./effects.js";

export function Inspecting({ terms, rules, slot, start, stopwatch, onSolve, onLeave }) {
  const elapsed = since(start, useNow());
  const calls = rules.calls_cs.map((cs, place) => ({
    ms: cs * 10,
    word: t(`clock-call-${rules.call_keys[place]}`, { seconds: cs / 100 }),
  }));
  const call = lastOf(calls, elapsed);
  const code = codeAfter(rules.too_long, elapsed);
  const costs = useEffects(terms)(code);
  useCalls(calls, elapsed);
  useOver(code);

  const limit = rules.limit_cs * 10;
  const solve = (withStopwatch) => onSolve(since(start, now()), withStopwatch);
  useStarted((ms) => onSolve(since(start, now() - ms), false));
  const timed = {
    label: t("clock-inspection-stopwatch"),
    act: () => solve(true),
    testid: "inspection-stopwatch",
  };
  const cancel = { label: t("clock-cancel"), act: onLeave, testid: "inspection-cancel" };
  return (
    <Dark
      title={t("clock-inspection")}
      lead={t("judge-attempt-numbered", { slot })}
      testid="inspection"
      action={{
        label: t("clock-inspection-solving"),
        act: () => solve(false),
        testid: "inspection-solving",
      }}
      others={stopwatch ? [timed, cancel] : [cancel]}
      onEscape={onLeave}
    >
      <Ring share={1 - elapsed / limit} tone={code ? "over" : call && "call"}>
        <span class="ring-time digits" role="timer" data-testid="inspection-time">
          {tenthsOf(elapsed)}
        </span>
      </Ring>
      <p
        class={`dark-clock-word ${!code && isNow(call, elapsed) ? "dark-clock-now" : ""}`}
        aria-live="assertive"
        data-testid="inspection-word"
      >
        {costs ? costs.effect : (code ?? call?.word ?? "\u00a0")}
      </p>
      <p class="dark-clock-note">{costs ? t("clock-inspection-over", { code }) : "\u00a0"}</p>
    </Dark>
  );
}

/** The timer's digits began to run: that ends the inspection as the judge's tap does. `ms` is how far they had come when it was seen. */
function useStarted(onStarted) {
  const run = started.value;
  useEffect(() => {
    if (!run) return;
    started.value = null;
    onStarted(run.ms);
  }, [run]);
}

/** The judge's hand feels that a limit has passed; nothing is said, so that the competitor is not disturbed. */
function useOver(code) {
  const before = useRef(code);
  useEffect(() => {
    if (code && code !== before.current) buzz(true);
    before.current = code;
  }, [code]);
}
