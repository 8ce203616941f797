/**
 * A cube phase of a match: the cover that the replay designates, two timers side by side, the arbiter's verdicts, and the one tap that lets the game go on.
 * Every decision is `chess.replay`'s; what is shown between two replies is arithmetic.
 */
import { useEffect, useState } from "preact/hooks";
import { reconnect } from "../../../devices/station/index.js";
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { Resume } from "./clocks/Resume.jsx";
import { Cover } from "./cover/Cover.jsx";
import { isLastVerdict, phaseName } from "./phase/story.js";
import { TableSheet } from "./sides/TableSheet.jsx";
import { bothByThumb, PLACES, playerAt, table } from "./sides/table.js";
import { Side } from "./solve/Side.jsx";
import { useActs } from "./useActs.js";
import "./cube.css";
import "./solve/sides.css";
import "./timer/timer.css";
import "./sheets.css";

/** @param {{match: object, mine?: boolean}} props see match/useMatch.js; `mine`: whether this device keeps the match, so that its timers and keys count */
export function CubePhase({ match, mine = true }) {
  const replay = match.replay.value;
  useEffect(() => {
    reconnect(); // the timers of this table, without a tap
  }, []);
  if (!replay?.cube) return null;
  return <Phase key={phaseName(replay)} match={match} replay={replay} mine={mine} />;
}

export default CubePhase;

function Phase({ match, replay, mine }) {
  const { act, failure } = useActs(match);
  const [seats, openSeats] = useState(false);
  const [last, propose] = useState(null);
  const ready = replay.state === "CUBE_READY";
  const now = table.value;
  const turned = !ready && now.turned && bothByThumb(now);

  /** In Time the second result lets a chess clock run at once: it is looked at first, and one tap lets the game go on. */
  const decide = (event, extra) =>
    isLastVerdict(replay, event.player) ? propose({ event, extra }) : act(event, extra);

  return (
    <section
      class={`cube ${ready ? "cube-waits" : "cube-on"}`}
      aria-label={t("chess-cube-phase")}
      data-testid="cube"
      data-state={replay.state}
    >
      {failure && <Notice tone="stop" title={t(`error-${failure}`)} />}
      <Cover replay={replay} paused={replay.paused} act={act} onSeats={() => openSeats(true)} />
      <div class={`cube-sides ${turned ? "cube-sides-turned" : ""}`}>
        {PLACES.map((place) => (
          <Side
            key={place}
            {...{ match, replay, place, mine, act, decide }}
            player={playerAt(now, place)}
            turned={turned && place === "left"}
            onSeats={() => openSeats(true)}
          />
        ))}
      </div>
      {seats && <TableSheet onClose={() => openSeats(false)} />}
      {last && (
        <Resume
          match={match}
          event={last.event}
          onClose={() => propose(null)}
          onResume={() => {
            propose(null);
            return act(last.event, last.extra);
          }}
        />
      )}
    </section>
  );
}
