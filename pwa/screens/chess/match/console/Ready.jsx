/** Before a part: who begins, and what a double move may do, announced in words for both players to hear. */
import { Button } from "../../../../parts/Button.jsx";
import { loosen } from "../../../../parts/clock/announce.js";
import { t } from "../../../../words/words.js";
import { useKeys } from "../../../side/useKeys.js";
import { decidedOf } from "../../cube/phase/story.js";
import { shortOf } from "../../cube/phase/times.js";
import { playerName, SIDES, sideName } from "../sides.js";
import { useFace } from "../useFace.js";
import { Zones } from "./Zones.jsx";

const STEPS = ["free", "second"];

export function Ready({ match, act }) {
  const replay = match.replay.value;
  const face = useFace(match);
  const who = sideName(replay.on_move);
  const name = playerName(match.opened, replay.on_move);
  const { part } = replay;
  const start = () => {
    loosen();
    act({ do: "start" }).catch(() => {});
  };
  useKeys({ " ": start, enter: start });
  return (
    <div class="ready">
      <p class="ready-who" role="status" data-testid="who-begins">
        <strong>{t("chess-play-begins", { who })}</strong>
        <span>{name}</span>
      </p>
      <p class="ready-why">
        {t(part === 1 ? "chess-play-begins-first" : "chess-play-begins-cube")}
      </p>
      <Cubes decided={decidedOf(replay)} />
      {replay.double ? (
        <Double who={who} seconds={match.config.move_seconds ?? null} />
      ) : (
        <p class="ready-single" data-testid="single">
          {t(singleWhy(replay))}
        </p>
      )}
      {!replay.double && <Zones match={match} replay={replay} face={face} />}
      <Button tone="go" wide className="ready-start" data-testid="start-part" onClick={start}>
        {t("chess-play-start", { part })} <kbd>{t("side-key-space")}</kbd>
      </Button>
    </div>
  );
}

/** What both cubes of the part before came to. */
function Cubes({ decided }) {
  if (!decided) return null;
  const said = (cs) => (cs === null ? t("chess-play-still-solving") : shortOf(cs));
  return (
    <dl class="ready-cubes" data-testid="cubes">
      {SIDES.map((side) => (
        <div key={side}>
          <dt>{sideName(side)}</dt>
          <dd class="digits">{said(decided[side])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The double move, step by step with what it may do. */
function Double({ who, seconds }) {
  return (
    <section class="ready-double" data-testid="double" aria-labelledby="double-title">
      <h2 id="double-title">{t("chess-play-double", { who })}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>
            <strong>{t(`chess-play-double-${step}`)}</strong> {t(`chess-play-double-${step}-may`)}
          </li>
        ))}
      </ol>
      {seconds && <p>{t("chess-play-double-limit", { seconds })}</p>}
    </section>
  );
}

function singleWhy({ sign, part }) {
  if (sign) return "chess-play-single-time";
  return part === 1 ? "chess-play-single-first" : "chess-play-single-last";
}
