/** What the log of `chess.replay` tells of cube phases: how the last one ended, and why another cover comes. */

export const PLAYERS = ["white", "black"];

export const other = (player) => (player === "white" ? "black" : "white");

const last = (log, what) => log.findLast((entry) => entry.what === what);

/** A cube phase by which it is told from every other of the match. @param {{part: number, cube: {attempt: number}}} replay */
export function phaseName({ part, cube }) {
  return `${part}.${cube.attempt}`;
}

/**
 * Why this part's cube is solved once more.
 * @returns {null|{kind: 'dnf'}|{kind: 'tie', cs: number}}
 */
export function replayedOf({ part, log }) {
  const before = last(log, "cube");
  if (!before?.replay || before.part !== part) return null;
  return before.white_cs < 0 ? { kind: "dnf" } : { kind: "tie", cs: before.white_cs };
}

/**
 * How the cube of the part before was decided (twice@2), null where nothing was.
 * @returns {null|{part: number, winner: 'white'|'black', white: number|null, black: number|null}} hundredths, −1 a DNF, null: was still solving
 */
export function decidedOf({ log }) {
  const found = last(log, "cube");
  if (!found?.winner) return null;
  return { part: found.part, winner: found.winner, white: found.white_cs, black: found.black_cs };
}

/**
 * What one player's accepted time says to the other, who is still solving (twice@2): the hundredth by which the other would still win or tie.
 * @returns {null|{player: 'white'|'black', cs: number}} the player who is solving, and that time
 */
export function chaseOf({ state, cube, sign }) {
  if (state !== "CUBE_RUN" || sign) return null;
  const solving = PLAYERS.find((player) => {
    const done = cube[other(player)];
    return running(cube[player]) && done.verdict && done.verdict !== "dnf";
  });
  return solving ? { player: solving, cs: cube[other(solving)].result_cs } : null;
}

/** Whether somebody still solves. @param {{cs: number|null, verdict: string|null}} side of the reply's cube */
export function running({ cs, verdict }) {
  return cs === null && verdict === null;
}

/** Whether this player's verdict is the only one that is missing for the clocks (time@1). */
export function isLastVerdict({ sign, cube }, player) {
  return Boolean(sign) && !cube[player].verdict && Boolean(cube[other(player)].verdict);
}
