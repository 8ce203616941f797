/** Time's clocks, line by line: what the log says of one block's cubes, put in the order in which people add it up. Nothing is decided here. */
import { other, PLAYERS } from "../phase/story.js";

/**
 * @typedef {object} Line what one player's cube did to a clock
 * @property {'white'|'black'} player who solved
 * @property {number|null} cs the result in hundredths, −1 for DNF
 * @property {boolean} capped whether the cap counts in its place
 * @property {number} counted_ms the time that counts
 * @property {'white'|'black'} clock whose clock it moves
 * @property {number} before_ms of that clock
 * @property {number} after_ms
 * @property {number} unpaid_ms what could not be taken from it
 */

/**
 * @param {object[]} log of `chess.replay`
 * @returns {{part: number, sign: '-'|'+', at_ms: number, index: number}[]} the blocks whose cubes have moved the clocks, the last one last
 */
export function blocksOf(log) {
  return log
    .map(({ what, part, sign, at_ms }, index) => ({ what, part, sign, at_ms, index }))
    .filter(({ what }) => what === "clocks")
    .map(({ what, ...block }) => block);
}

/**
 * @param {object[]} log of `chess.replay`
 * @param {number} index of the entry `clocks`
 * @param {{white: number, black: number}} after both clocks right after it, in ms
 * @returns {{part: number, sign: '-'|'+', lines: Line[]}}
 */
export function arithmeticOf(log, index, after) {
  const entry = log[index];
  const results = resultsBefore(log, index);
  return {
    part: entry.part,
    sign: entry.sign,
    lines: PLAYERS.map((player) => {
      const clock = entry.sign === "-" ? player : other(player);
      const change = entry[`${clock}_ms`];
      const unpaid_ms = entry.unpaid_ms[clock];
      const counted_ms = Math.abs(change) + unpaid_ms;
      const cs = results[player];
      return {
        ...{ player, cs, capped: cs === -1 || cs * 10 > counted_ms, counted_ms, clock },
        ...{ before_ms: after[clock] - change, after_ms: after[clock], unpaid_ms },
      };
    }),
  };
}

/** Both results of the cubes before an entry; somebody who gave up has no verdict of his own in the log. */
function resultsBefore(log, index) {
  const go = log.findLastIndex(({ what }, at) => at < index && what === "go");
  const found = { white: -1, black: -1 };
  for (const { what, player, result_cs } of log.slice(go, index)) {
    if (what === "verdict") found[player] = result_cs;
  }
  return found;
}
