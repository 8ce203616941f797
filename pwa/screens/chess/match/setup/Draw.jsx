/** Who has White: drawn by the app from a seed that stays with the match, entered from a draw by hand, or as the pairing has it. */
import { Button } from "../../../../parts/Button.jsx";
import { Choice } from "../../../../parts/Choice.jsx";
import { t } from "../../../../words/words.js";
import { newSeed, whiteBySeed } from "./draw.js";

export function Draw({ names, draw, ready, paired, onDraw, children }) {
  return (
    <section class="setup-part" aria-labelledby="setup-draw">
      <h2 id="setup-draw">{t("chess-play-draw")}</h2>
      {paired ? (
        <p>{t("chess-play-draw-paired")}</p>
      ) : (
        <Drawing names={names} draw={draw} ready={ready} onDraw={onDraw} />
      )}
      {draw.white !== null && <Colours names={names} draw={draw} />}
      {children}
    </section>
  );
}

function Drawing({ names, draw, ready, onDraw }) {
  if (!ready) return <p class="soft">{t("chess-play-draw-not-yet")}</p>;
  const drawn = draw.by === "app" && draw.white !== null;
  const byApp = async () => {
    const seed = newSeed();
    onDraw({ by: "app", seed, white: await whiteBySeed(seed) });
  };
  return (
    <>
      {!drawn && (
        <Choice
          legend={t("chess-play-draw-by")}
          value={draw.by}
          options={["app", "hand"].map((by) => ({
            value: by,
            label: t(`chess-play-draw-by-${by}`),
            testid: `draw-by-${by}`,
          }))}
          onChoose={(by) => onDraw({ by, white: null })}
        />
      )}
      {draw.by === "app" && !drawn && (
        <Button tone="strong" wide data-testid="draw-now" onClick={byApp}>
          {t("chess-play-draw-now")}
        </Button>
      )}
      {draw.by === "hand" && (
        <Choice
          legend={t("chess-play-draw-who")}
          value={draw.white}
          options={names.map((name, which) => ({
            value: which,
            label: name,
            testid: `white-${which + 1}`,
          }))}
          onChoose={(white) => onDraw({ by: "hand", white })}
        />
      )}
    </>
  );
}

function Colours({ names, draw }) {
  const [white, black] = draw.white === 0 ? names : [...names].reverse();
  return (
    <>
      <dl class="setup-colours" data-testid="drawn">
        <div class="setup-white">
          <dt>{t("chess-play-side-white")}</dt>
          <dd data-testid="drawn-white">{white}</dd>
        </div>
        <div class="setup-black">
          <dt>{t("chess-play-side-black")}</dt>
          <dd data-testid="drawn-black">{black}</dd>
        </div>
      </dl>
      {draw.by === "app" && (
        <p class="soft small">{t("chess-play-draw-seed", { seed: draw.seed, first: names[0] })}</p>
      )}
    </>
  );
}
