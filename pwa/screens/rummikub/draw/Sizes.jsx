/** How many tables the people make, or why they make none and what can be done about it. */
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { eventHref } from "../views.js";
import { countsOf, problemOf } from "./sizes.js";

/** @param {{many: number, sizes: number[]|null, code: string|null}} props `code`: why the rules made none */
export function Sizes({ id, name, many, sizes, code }) {
  const problem = problemOf(many);
  if (problem && (code || !many)) {
    return (
      <Notice tone="stop" title={t(`rummikub-draw-no-${problem}`)} data-testid="draw-no-sizes">
        {problem === "five" && (
          <ul>
            <li>{t("rummikub-draw-five-out")}</li>
            <li>
              {t("rummikub-draw-five-staff")}{" "}
              <a href={eventHref(id, name, "players")}>{t("rummikub-draw-to-players")}</a>
            </li>
          </ul>
        )}
        {problem !== "five" && (
          <a href={eventHref(id, name, "players")}>{t("rummikub-draw-to-players")}</a>
        )}
      </Notice>
    );
  }
  if (code) return <Notice tone="wait" title={t("error-rules-unavailable")} />;
  if (!sizes) return <p class="soft">{t("side-loading")}</p>;
  return (
    <p class="draw-sizes" data-testid="draw-sizes" data-sizes={sizes.join()}>
      {t("rummikub-draw-sizes", countsOf(sizes))}
    </p>
  );
}
