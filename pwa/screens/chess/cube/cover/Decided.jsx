/** How the cube of the part before was decided (Twice), and the one tap that starts the next part. */
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { t } from "../../../../words/words.js";
import { decidedOf, PLAYERS } from "../phase/story.js";
import { shortOf } from "../phase/times.js";
import { useActs } from "../useActs.js";

export function Decided({ match, replay }) {
  const { act, failure } = useActs(match);
  const cube = decidedOf(replay);
  const { part, double, on_move: first } = replay;
  if (!cube) return null;
  const said = (cs) => (cs === null ? t("chess-cube-still-solving") : shortOf(cs));
  return (
    <section
      class="cube cube-decided"
      aria-label={t("chess-cube-phase")}
      data-testid="cube-decided"
    >
      {failure && <Notice tone="stop" title={t(`error-${failure}`)} />}
      <h2 class="cube-winner" data-testid="cube-winner" data-winner={cube.winner} role="status">
        {t("chess-cube-wins", { player: t(`chess-cube-${cube.winner}`) })}
      </h2>
      <dl class="cube-results">
        {PLAYERS.map((player) => (
          <div key={player} class={`cube-result cube-${player}`}>
            <dt>{t(`chess-cube-${player}`)}</dt>
            <dd class="digits" data-testid={`decided-${player}`}>
              {said(cube[player])}
            </dd>
          </div>
        ))}
      </dl>
      <p class="cube-then">
        {t(double ? "chess-cube-then-double" : "chess-cube-then-single", {
          player: t(`chess-cube-${first}`),
          part,
        })}
      </p>
      <Button
        tone="go"
        wide
        className="cube-go"
        disabled={replay.paused}
        data-testid="cube-resume"
        onClick={() => act({ do: "start" })}
      >
        {t("chess-cube-start", { part })}
      </Button>
    </section>
  );
}
