/** How far a draw is, whether others see it, the seed it came from, and whether it may still be drawn anew. */
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { markOf } from "./mark.js";

export function DrawState({ seating, draw, started }) {
  const { people, waiting, published } = seating;
  return (
    <section class="draw-state" aria-labelledby="draw-state">
      <h2 id="draw-state" data-testid="draw-state" data-published={published}>
        {t("rummikub-draw-title", { round: seating.round })} ·{" "}
        {t(published ? "rummikub-draw-published" : "rummikub-draw-held")}
      </h2>
      {draw.how === "tile" && waiting.length > 0 && (
        <p data-testid="draw-count">
          {t("rummikub-draw-count", { done: people.length - waiting.length, all: people.length })}
        </p>
      )}
      {!published && <p class="soft">{t("rummikub-draw-held-means")}</p>}
      {draw.how === "seed" && (
        <Notice title={t("rummikub-draw-from-seed")}>
          <p>
            <code data-testid="draw-seed">{seating.seed}</code>
          </p>
          <p class="soft small">{t("rummikub-draw-seed-check")}</p>
        </Notice>
      )}
      {waiting.length === 0 && (
        <p class="soft">
          {t("rummikub-draw-mark")}{" "}
          <strong class="digits" data-testid="draw-mark">
            {markOf(seating)}
          </strong>
        </p>
      )}
      {started.length > 0 && (
        <Notice tone="wait" title={t("rummikub-draw-locked")} data-testid="draw-locked">
          {t("rummikub-draw-locked-means", { tables: started.join(", ") })}
        </Notice>
      )}
    </section>
  );
}
