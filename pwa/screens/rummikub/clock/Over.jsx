/** The time is over, or what lies there is given up: the penalty step by step, and nothing runs until it is done. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { t } from "../../../words/words.js";
import { Last } from "./Last.jsx";
import { Stepper } from "./Stepper.jsx";
import { timeout } from "./timeout.js";
import { nextOf } from "./turns.js";

const MOST = 30; // what a player could have laid down and not combined

export function Over({ clock, name, late }) {
  const { turns, tap } = clock;
  const [uncombined, setUncombined] = useState(0);
  const [counted, count] = useState(null); // what the pool has with the tiles under it, where somebody counted
  const pool = poolOf(turns, counted, uncombined);
  const cost = timeout(uncombined, pool);
  const begins = cost.empty && !turns.last;
  const next = begins ? nextOf({ ...turns, last: null }) : nextOf(turns);
  return (
    <div class="turns-over">
      <p class="turns-word turns-word-stop" role="alert" data-testid="time-over">
        <strong>{t(late ? "rummikub-clock-over" : "rummikub-clock-stopped")}</strong>
        <span>{name(turns.on)}</span>
      </p>
      <Stepper
        label={t("rummikub-clock-uncombined")}
        value={uncombined}
        most={MOST}
        testid="uncombined"
        onChange={setUncombined}
      />
      <ol class="turns-steps" data-testid="penalty-steps" data-drawn={cost.drawn}>
        <li>{t("rummikub-clock-step-stop")}</li>
        {cost.under > 0 && <li>{t("rummikub-clock-step-under", { tiles: cost.under })}</li>}
        {cost.others > 0 && (
          <li>
            {t(turns.last ? "rummikub-clock-step-own" : "rummikub-clock-step-others", {
              tiles: cost.others,
            })}
          </li>
        )}
        {cost.penalty > 0 && <li>{t("rummikub-clock-step-penalty", { tiles: cost.penalty })}</li>}
        {cost.short > 0 && <li>{t("rummikub-clock-step-short", { tiles: cost.short })}</li>}
      </ol>
      {!turns.last &&
        (counted === null ? (
          <Button wide data-testid="pool-low" onClick={() => count(cost.drawn)}>
            {t("rummikub-clock-pool-low")}
          </Button>
        ) : (
          <Stepper
            label={t("rummikub-clock-pool")}
            value={pool}
            least={uncombined}
            most={MOST}
            testid="pool"
            onChange={count}
          />
        ))}
      {begins && <p class="turns-lead">{t("rummikub-clock-begins", { who: name(turns.on) })}</p>}
      <Last turns={turns} name={name} />
      <Button
        tone="strong"
        wide
        className="turns-go"
        data-testid="penalty-done"
        onClick={() => tap("penalty", { uncombined, pool })}
      >
        {next === null
          ? t("rummikub-clock-done-end")
          : t("rummikub-clock-done", { who: name(next) })}
      </Button>
      <Button wide data-testid="fitted" onClick={() => tap("over")}>
        {t("rummikub-clock-fitted")}
      </Button>
    </div>
  );
}

/** In the last turns nothing is in the pool but what has just been put under it. */
function poolOf({ last }, counted, uncombined) {
  if (last) return uncombined;
  return counted === null ? null : Math.max(counted, uncombined);
}
