/** One player's half of a cube phase: who, the time as it runs and as it stands, and what is to be done about it now. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../../../../words/words.js";
import { chaseOf, other, running } from "../phase/story.js";
import { capOf, clockOf, timeOf } from "../phase/times.js";
import { useTwoKeys } from "../sides/keys.js";
import { table } from "../sides/table.js";
import { Strip } from "../timer/Strip.jsx";
import { useTimer } from "../timer/useTimer.js";
import { Judging } from "./Judging.jsx";
import { Solving } from "./Solving.jsx";
import { Time } from "./Time.jsx";
import { TimeSheet } from "./TimeSheet.jsx";

export function Side({ match, replay, player, place, mine, turned, act, decide, onSeats }) {
  const way = table.value[place];
  const side = replay.cube[player];
  const on = running(side) && replay.state === "CUBE_RUN";
  const [typed, setTyped] = useState(null);
  const [typing, type] = useState(false);
  const { timer, standing, take } = useTimer({
    match,
    replay,
    player,
    place,
    on: mine && way === "timer",
  });
  const [held, stop] = useStop(match, player, side, () => act({ do: "stop", player }));
  const open = on && mine && !replay.paused && held === null;

  useTwoKeys((pressed) => open && way !== "timer" && pressed === place && stop());

  const entered = (cs) => {
    type(false);
    if (on) act({ do: "stop", player, cs });
    else setTyped(cs);
  };
  const word = t(`chess-cube-${player}`);
  const chased = chaseOf(replay);
  return (
    <article
      class={`cube-side cube-${player} ${turned && on ? "cube-side-turned" : ""}`}
      aria-label={word}
      data-testid={`side-${player}`}
      data-place={place}
    >
      <header class="cube-who">
        <strong>{word}</strong>
        <span class="cube-name">{match.opened?.players?.[player]?.name}</span>
        {replay.clocks_ms && (
          <span class="cube-clock digits" data-testid={`cube-clock-${player}`}>
            {t("chess-cube-clock", { time: clockOf(replay.clocks_ms[player]) })}
          </span>
        )}
      </header>
      {replay.state === "CUBE_READY" ? (
        <p class="cube-way">{t(`chess-cube-way-${way}`)}</p>
      ) : (
        <Time match={match} player={player} side={side} typed={typed} held={held} />
      )}
      {chased?.player === player && (
        <p class="cube-why" data-testid={`chase-${player}`}>
          {t("chess-cube-to-beat", {
            time: timeOf(chased.cs),
            player: t(`chess-cube-${other(player)}`),
          })}
        </p>
      )}
      {way === "timer" && (on || replay.state === "CUBE_READY") && (
        <Strip
          place={place}
          timer={timer}
          standing={standing}
          onTake={() => take()}
          onOpen={onSeats}
        />
      )}
      {on && (
        <Solving
          {...{ player, place, way, side, open, decide }}
          cap={replay.sign && side.capped ? capOf(match.config) : null}
          onStop={stop}
          onType={() => type(true)}
        />
      )}
      {side.cs !== null && !side.verdict && (
        <Judging
          {...{ player, way, typed, decide }}
          disabled={replay.paused}
          onType={() => type(true)}
        />
      )}
      {typing && (
        <TimeSheet player={word} stops={on} onSave={entered} onClose={() => type(false)} />
      )}
    </article>
  );
}

/** A tap stops the digits at once; they stay until the replay has the time, or has refused it. */
function useStop(match, player, side, act) {
  const [held, hold] = useState(null);
  const busy = match.busy.value;
  useEffect(() => {
    if (!busy || side.cs !== null) hold(null);
  }, [busy, side.cs]);
  const stop = () => {
    hold(match.faceAt().cube_ms[player]);
    act();
  };
  return [held, stop];
}
