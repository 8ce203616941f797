/** While a player solves: what stops the time, by the way that this side has, and the ways out of the solve. */

import { hasKeyboard } from "../../../../parts/hasKeyboard.js";
import { t } from "../../../../words/words.js";
import { timeOf } from "../phase/times.js";

const KEYS = { left: "F", right: "J" };

/** @param {{cap: number|null}} props `cap`: seconds, once they are over (Time) */
export function Solving({ player, place, way, cap, open, decide, onStop, onType }) {
  const ends = () => decide({ do: "give-up", player });
  const closes = () =>
    decide(
      { do: "give-up", player },
      { words: t("chess-cube-closed", { time: timeOf(cap * 100) }) },
    );
  const press = (event) => {
    event.preventDefault(); // and so no click follows
    if (open) onStop();
  };
  return (
    <>
      {way !== "timer" && (
        <button
          type="button"
          class="cube-zone"
          data-testid={`stop-${player}`}
          disabled={!open}
          onPointerDown={press}
          onClick={({ detail }) => detail === 0 && open && onStop()}
        >
          <span class="cube-zone-word">{t(`chess-cube-stop-${way}`)}</span>
          {hasKeyboard && (
            <span class="cube-zone-key">{t("chess-cube-key", { key: KEYS[place] })}</span>
          )}
        </button>
      )}
      <div class="cube-acts">
        {way === "timer" && (
          <button
            type="button"
            class="cube-act"
            data-testid={`type-${player}`}
            disabled={!open}
            onClick={onType}
          >
            {t("chess-cube-type")}
          </button>
        )}
        {cap === null ? (
          <button
            type="button"
            class="cube-act"
            data-testid={`give-up-${player}`}
            disabled={!open}
            onClick={ends}
          >
            {t("chess-cube-gave-up")}
          </button>
        ) : (
          <button
            type="button"
            class="cube-act cube-act-stop"
            data-testid={`close-${player}`}
            disabled={!open}
            onClick={closes}
          >
            {t("chess-cube-close", { time: timeOf(cap * 100) })}
          </button>
        )}
      </div>
    </>
  );
}
