/** What each block of a match did to the clocks, the last one first; the rules say how the clocks stood right after it. */
import { arithmeticOf, blocksOf } from "./arithmetic.js";
import { holding } from "./holding.js";

/**
 * @param {(request: object) => Promise<object>} ask the rules
 * @param {object} config of the match @param {object} replay with `of`, the events that it was given
 * @returns {Promise<ReturnType<typeof arithmeticOf>[]>}
 */
export async function ledgerOf(ask, config, replay) {
  const events = holding(
    replay.of.map(({ event }) => event),
    replay.refused,
  );
  const rows = blocksOf(replay.log).map(async ({ at_ms, index }) => {
    const then = events.filter((event) => event.at_ms <= at_ms);
    const { clocks_ms } = await ask({ call: "chess.replay", config, events: then, now_ms: at_ms });
    return arithmeticOf(replay.log, index, clocks_ms);
  });
  return (await Promise.all(rows)).reverse();
}
