/** A player's time, the largest thing in that half: as it runs, as it was stopped or corrected, and the result as it stands. */
import { t } from "../../../../words/words.js";
import { useFace } from "../../match/useFace.js";
import { capOf, resultOf, spanOf, timeOf } from "../phase/times.js";

export function Time({ match, player, side, typed, held }) {
  const { verdict, cs, capped } = side;
  const state = verdict ?? (cs !== null || held !== null ? "stopped" : "running");
  return (
    <div class={`cube-time cube-time-${state}`}>
      <span class="cube-digits digits" data-testid={`time-${player}`} data-state={state}>
        {verdict ? (
          resultOf(side)
        ) : cs !== null ? (
          timeOf(typed ?? cs)
        ) : held !== null ? (
          spanOf(held)
        ) : (
          <Running match={match} player={player} />
        )}
      </span>
      {verdict && (
        <span class="cube-said" data-testid={`said-${player}`} role="status">
          {t(`chess-cube-said-${verdict}`)}
        </span>
      )}
      {!verdict && typed !== null && typed !== cs && (
        <span class="cube-said">{t("chess-cube-instead-of", { time: timeOf(cs) })}</span>
      )}
      {capped && match.config.ruleset === "time@1" && verdict !== "dnf" && (
        <span class="cube-said" data-testid={`capped-${player}`}>
          {t("chess-cube-capped", { time: timeOf(100 * capOf(match.config)) })}
        </span>
      )}
    </div>
  );
}

/** Drawn with every frame, and nothing else of the half with it. */
function Running({ match, player }) {
  const ms = useFace(match)?.cube_ms[player];
  return ms === null || ms === undefined ? "" : spanOf(ms);
}
