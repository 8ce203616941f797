/** What the cubes of one block did to the clocks, as people add it up: the time, what of it counts, whose clock, before and after, what could not be taken. */
import { t } from "../../../../words/words.js";
import { clockOf, shortOf, spanOf, timeOf } from "../phase/times.js";

const SIGNS = { "-": "−", "+": "+" };

/** @param {{sign: '-'|'+', lines: import('./arithmetic.js').Line[], cap: number}} props `cap` in seconds */
export function Arithmetic({ sign, lines, cap }) {
  return (
    <ul class="cube-sums">
      {lines.map((line) => (
        <Sum key={line.player} sign={sign} line={line} cap={cap} />
      ))}
    </ul>
  );
}

function Sum({ sign, line, cap }) {
  const { player, cs, capped, counted_ms: counted, clock } = line;
  const { before_ms: before, after_ms: after, unpaid_ms: unpaid } = line;
  const counts = spanOf(counted);
  return (
    <li class={`cube-sum cube-${player}`} data-testid={`sum-${player}`}>
      <p class="cube-sum-what">
        <strong>{t("chess-cube-sum-of", { player: t(`chess-cube-${player}`) })}</strong>{" "}
        <span class="digits">{shortOf(cs)}</span>
        {capped && (
          <span class="cube-sum-cap">{t("chess-cube-sum-cap", { time: timeOf(cap * 100) })}</span>
        )}
      </p>
      <p class="cube-sum-clock">
        {t(sign === "-" ? "chess-cube-sum-takes" : "chess-cube-sum-gives", {
          time: counts,
          player: t(`chess-cube-${clock}`),
        })}
      </p>
      <p class="cube-sum-line digits" data-testid={`sum-line-${player}`}>
        {clockOf(before)} {SIGNS[sign]} {clockOf(counted - unpaid)} ={" "}
        <strong>{clockOf(after)}</strong>
      </p>
      {unpaid > 0 && (
        <p class="cube-sum-unpaid" data-testid={`unpaid-${player}`}>
          {t("chess-cube-sum-unpaid", { time: spanOf(unpaid) })}
        </p>
      )}
    </li>
  );
}
