/** The cube phases: two bars each, and beside each bar its time; a table for the eyes and for screen readers alike. */
import { t } from "../../../words/words.js";
import { solveText } from "../players/figures.js";
import { signed } from "./sentences.js";

const SIDES = ["white", "black"];

export function CubeTimes({ cubes }) {
  const times = cubes.flatMap((cube) => SIDES.map((side) => cube[side]?.result_cs ?? 0));
  const longest = Math.max(1, ...times);
  return (
    <section class="match-cubes">
      <h2>{t("chess-log-cubes")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section class="match-cubes-frame" aria-label={t("chess-log-cubes")} tabIndex={0}>
        <table class="match-cubes-table" data-testid="cube-times">
          <caption class="hidden-words">{t("chess-log-cubes")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("chess-log-phase")}</th>
              {SIDES.map((side) => (
                <th key={side} scope="col">
                  {t(`chess-view-side-${side}`)}
                </th>
              ))}
              <th scope="col">{t("chess-log-came-of-it")}</th>
            </tr>
          </thead>
          <tbody>
            {cubes.map((cube) => (
              <tr key={`${cube.part} ${cube.attempt}`}>
                <th scope="row">{t("chess-log-phase-of", cube)}</th>
                {SIDES.map((side) => (
                  <td key={side}>
                    <Bar line={cube[side]} side={side} longest={longest} />
                  </td>
                ))}
                <td>{outcomeOf(cube)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Bar({ line, side, longest }) {
  if (!line) return <span class="soft">{t("chess-log-no-time")}</span>;
  const share = Math.max(0, line.result_cs) / longest;
  return (
    <>
      <svg class="match-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect
          class={`match-bar-${side}`}
          x="0.5"
          y="1"
          height="10"
          width={(98 * share).toFixed(1)}
        />
      </svg>
      <span class="digits">
        {solveText(line.result_cs)}
        {line.verdict === "plus2" && " (+2)"}
      </span>
    </>
  );
}

function outcomeOf({ winner, tie, clocks }) {
  if (clocks) {
    return t("chess-log-change", {
      white: signed(clocks.white_ms),
      black: signed(clocks.black_ms),
    });
  }
  if (tie) return t("chess-log-tie");
  return winner ? t("chess-log-faster", { side: t(`chess-view-side-${winner}`) }) : "";
}
