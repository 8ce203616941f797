/** Before the stopwatch runs: for multi-blind the number of cubes, from which its limit follows. */
import { useState } from "preact/hooks";
import { CallWay } from "../../../../parts/clock/CallWay.jsx";
import { Dark } from "../../../../parts/clock/Dark.jsx";
import { minutesOf } from "../../../../parts/clock/shown.js";
import { t } from "../../../../words/words.js";
import { limitOf } from "./limit.js";

const MOST = 99;

export function Start({ multi, slot, cubes, onBegin, onLeave }) {
  const [count, setCount] = useState(cubes);
  const step = (by) => setCount((now) => Math.max(multi.least, Math.min(MOST, now + by)));

  return (
    <Dark
      title={t("clock-stopwatch")}
      lead={t("judge-attempt-numbered", { slot })}
      testid="stopwatch"
      action={{
        label: t("clock-stopwatch-begin"),
        act: () => onBegin(count),
        testid: "stopwatch-begin",
      }}
      others={[{ label: t("clock-cancel"), act: onLeave, testid: "stopwatch-cancel" }]}
      onEscape={onLeave}
    >
      <p class="dark-clock-time digits">{multi ? minutesOf(limitOf(multi, count)) : "0:00"}</p>
      {multi && (
        <div class="dark-clock-count">
          <button
            type="button"
            data-testid="cubes-less"
            aria-label={t("clock-cubes-less")}
            onClick={() => step(-1)}
          >
            −
          </button>
          <p aria-live="polite" data-testid="cubes">
            {t("clock-cubes", { count })}
          </p>
          <button
            type="button"
            data-testid="cubes-more"
            aria-label={t("clock-cubes-more")}
            onClick={() => step(1)}
          >
            +
          </button>
        </div>
      )}
      {multi && <CallWay />}
    </Dark>
  );
}
