/** Which cover is lifted, very large; new scrambles first where the replay asks for them; then *go*. While the cubes are solved it is one line. */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { t } from "../../../../words/words.js";
import { replayedOf } from "../phase/story.js";
import { timeOf } from "../phase/times.js";

export function Cover({ replay, paused, act, onSeats }) {
  const { cover } = replay.cube;
  if (replay.state !== "CUBE_READY") {
    return (
      <header class="cube-line">
        <h2 data-testid="cube-cover" data-cover={cover}>
          {t("chess-cube-under", { cover })}
        </h2>
        <p role="status">{t(paused ? "chess-cube-paused" : "chess-cube-no-moves")}</p>
      </header>
    );
  }
  return <Waiting replay={replay} paused={paused} act={act} onSeats={onSeats} />;
}

function Waiting({ replay, paused, act, onSeats }) {
  const { cover, rescramble } = replay.cube;
  const [scrambled, see] = useState(false);
  const again = replayedOf(replay);
  const blocked = rescramble && !scrambled;
  return (
    <header class="cube-announced">
      {again && (
        <Notice
          tone="wait"
          title={t(`chess-cube-again-${again.kind}`, { time: timeOf(Math.max(0, again.cs ?? 0)) })}
          data-testid="cube-again"
        >
          {t("chess-cube-again-means")}
        </Notice>
      )}
      {rescramble && (
        <Notice tone="wait" title={t("chess-cube-rescramble")} data-testid="cube-rescramble">
          {t("chess-cube-rescramble-means")}
          <Button
            wide
            tone={scrambled ? "plain" : "strong"}
            aria-pressed={scrambled}
            data-testid="cube-rescrambled"
            onClick={() => see(!scrambled)}
          >
            {t(scrambled ? "chess-cube-rescrambled-yes" : "chess-cube-rescrambled")}
          </Button>
        </Notice>
      )}
      <h2 class="cube-cover" data-testid="cube-cover" data-cover={cover} aria-live="assertive">
        <span class="cube-cover-word">{t("chess-cube-cover")}</span>
        <span class="cube-cover-number digits">{cover}</span>
      </h2>
      <p class="cube-together">{t("chess-cube-together")}</p>
      <Button
        tone="go"
        wide
        className="cube-go"
        disabled={blocked || paused}
        data-testid="cube-go"
        onClick={() => act({ do: "go", cover })}
      >
        {t("chess-cube-go")}
      </Button>
      {blocked && <p class="cube-why">{t("chess-cube-go-after")}</p>}
      {paused && <p class="cube-why">{t("chess-cube-paused")}</p>}
      <Button tone="quiet" data-testid="cube-table" onClick={onSeats}>
        {t("chess-cube-table")}
      </Button>
    </header>
  );
}
