/** What a match's state says to one of its two players, as a sentence and a note under it: `[id, args]` of the catalogue, `side` still by its name. */

const OTHER = { white: "black", black: "white" };
const PHASES = { DOUBLE1: "free", DOUBLE2: "second", PARRY: "parry" };

/**
 * @param {object} replay a reply of `chess.replay`
 * @param {'white'|'black'} me whom it speaks to
 * @returns {{tone: 'go'|'wait'|'stop'|'calm', title: [string, object?], note: [string, object?]|null}} tone: go: your turn; wait: somebody else's, or a
 *   check; stop: nobody acts; an argument `side` is `white` or `black`
 */
export function lineFor(replay, me) {
  if (replay.state === "ENDED") return ended(replay.result, me);
  if (replay.paused)
    return { tone: "stop", title: ["chess-view-paused"], note: ["chess-view-paused-note"] };
  return STATES[replay.state](replay, me);
}

const STATES = {
  READY: ready,
  PLAY: play,
  CLOSED: ({ part }) => ({
    tone: "stop",
    title: ["chess-view-closed", { part }],
    note: ["chess-view-closed-note"],
  }),
  CUBE_READY: cubeReady,
  CUBE_RUN: cubeRun,
  CUBE_JUDGE: ({ cube }) => ({
    tone: "stop",
    title: ["chess-view-judging"],
    note: ["chess-view-cover", { cover: cube.cover }],
  }),
};

function ready({ part, on_move: side, double }, me) {
  const what = double ? "double" : "start";
  return {
    tone: side === me ? "go" : "calm",
    title: addressed(what, side, me, { part }),
    note: double ? ["chess-view-double-note"] : null,
  };
}

function play({ phase, on_move: side, in_check }, me) {
  const what = PHASES[phase] ?? "move";
  const mine = side === me;
  const note = what === "move" ? checkNote(in_check, me) : [`chess-view-${what}-note`];
  return { tone: toneOf(mine, in_check), title: addressed(what, side, me), note };
}

function toneOf(mine, in_check) {
  if (in_check) return "wait";
  return mine ? "go" : "calm";
}

function checkNote(side, me) {
  return side ? addressed("check", side, me) : null;
}

function cubeReady({ cube, sign }) {
  const { cover, attempt, rescramble } = cube;
  return { tone: "stop", title: ["chess-view-cover", { cover }], note: coverNote() };

  function coverNote() {
    if (rescramble) return ["chess-view-rescramble"];
    if (attempt > 1) return ["chess-view-again"];
    if (sign) return [sign === "-" ? "chess-view-minus" : "chess-view-plus"];
    return ["chess-view-cover-note"];
  }
}

function cubeRun({ cube }, me) {
  const { cs, verdict } = cube[me];
  const still = cs === null && verdict === null;
  return {
    tone: still ? "go" : "calm",
    title: [still ? "chess-view-solve" : "chess-view-stopped"],
    note: ["chess-view-cover", { cover: cube.cover }],
  };
}

function ended({ by, winner, reason }, me) {
  const note = [`chess-view-by-${by}`, { reason: reason ?? "" }];
  if (!winner) return { tone: "stop", title: ["chess-view-over"], note };
  if (winner === me) return { tone: "go", title: ["chess-view-you-win"], note };
  return { tone: "stop", title: ["chess-view-they-win", { side: OTHER[me] }], note };
}

function addressed(what, side, me, args = {}) {
  if (side === me) return [`chess-view-${what}-you`, args];
  return [`chess-view-${what}-them`, { ...args, side }];
}
