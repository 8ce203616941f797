/**
 * The four official examples (−35, −110, +25, +150), as the rules work them out: a match of two blocks in which nobody thinks, so that the clocks
 * show what the cubes did and nothing else.
 */
import { arithmeticOf, blocksOf } from "./arithmetic.js";

const CONFIG = { ruleset: "time@1", format: "FAST" };
const TIMES = [
  { white: 3_500, black: 11_000 },
  { white: 2_500, black: 15_000 },
];
const MOVES = 12; // both quotas of FAST

/**
 * @param {(request: object) => Promise<object>} call asks the rules
 * @returns {Promise<ReturnType<typeof arithmeticOf>[]>} block − and block +
 */
export async function officialExamples(call) {
  const replay = (events) => call({ call: "chess.replay", config: CONFIG, events });
  const events = [{ at_ms: 0, do: "start" }];
  const found = [];
  for (const times of TIMES) {
    const at_ms = events.at(-1).at_ms;
    for (let move = 0; move < MOVES; move++) events.push({ at_ms, do: "move" });
    events.push({ at_ms, do: "confirm-board" });
    const { cube } = await replay(events);
    events.push({ at_ms, do: "go", cover: cube.cover });
    for (const player of ["white", "black"]) {
      events.push({ at_ms, do: "stop", player, cs: times[player] });
      events.push({ at_ms, do: "verdict", player, verdict: "ok" });
    }
    const { log, clocks_ms: after } = await replay(events);
    found.push(arithmeticOf(log, blocksOf(log).at(-1).index, after));
  }
  return found;
}
