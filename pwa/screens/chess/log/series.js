/**
 * Both sides' times over a match, for the chart: what is left on the clocks (Time), or how long each has thought (Twice). Taken from the log that `chess.replay`
 * wrote; its last clocks are those of the reply.
 */

const OTHER = { white: "black", black: "white" };
const AFTER = {
  start: ({ player }) => player,
  parry: ({ player }) => player,
  lost: ({ player, kept }) => (kept ? player : OTHER[player]),
  move: ({ player, kind, mate }) => moverAfter(player, kind, mate),
};
const STOPS = ["closed", "ended"];

/**
 * @param {object} replay `chess.replay`'s reply as of `until`
 * @param {object} config the match's
 * @param {number} until ms of the match
 * @returns {{kind: 'clocks'|'thought', points: {at_ms: number, white: number, black: number}[], cubes: {from: number, to: number, part: number}[]}} points in
 *   ms, two at one moment where a clock jumps; `cubes`: from a part's end to the next one's beginning
 */
export function seriesOf(replay, config, until) {
  const clocks = replay.clocks_ms !== null;
  const first = clocks ? 1000 * (config.clock_seconds ?? 600) : 0;
  const walk = {
    at: 0,
    mover: null,
    paused: false,
    way: clocks ? -1 : 1,
    floor: config.zero_clock === "negative" ? Number.NEGATIVE_INFINITY : 0,
    now: { white: first, black: first },
  };
  const points = [];
  const cubes = [];
  for (const line of replay.log) {
    run(walk, line.at_ms);
    points.push({ at_ms: line.at_ms, ...walk.now });
    step(walk, line, points);
    phases(cubes, line);
  }
  run(walk, until);
  points.push({ at_ms: until, ...walk.now });
  for (const one of cubes) one.to ??= until;
  return { kind: clocks ? "clocks" : "thought", points, cubes };
}

function run(walk, at_ms) {
  const { mover, paused, way, floor, now } = walk;
  const ran = Math.max(0, at_ms - walk.at);
  if (mover && !paused) walk.now = { ...now, [mover]: Math.max(floor, now[mover] + way * ran) };
  walk.at = Math.max(walk.at, at_ms);
}

function step(walk, line, points) {
  const { what } = line;
  if (AFTER[what]) walk.mover = AFTER[what](line);
  if (STOPS.includes(what)) walk.mover = null;
  if (what === "pause") walk.paused = true;
  if (what === "resume") walk.paused = false;
  if (what !== "clocks") return;
  const { white, black } = walk.now;
  walk.now = { white: white + line.white_ms, black: black + line.black_ms };
  points.push({ at_ms: line.at_ms, ...walk.now });
}

function moverAfter(player, kind, mate) {
  if (mate) return null;
  return kind === "free" ? player : OTHER[player];
}

function phases(cubes, { what, part, at_ms }) {
  if (what === "closed") cubes.push({ from: at_ms, to: null, part });
  if ((what === "start" || what === "ended") && cubes.at(-1)?.to === null) cubes.at(-1).to = at_ms;
}

/**
 * Every cube phase with both results, replays too.
 * @returns {{part: number, attempt: number, cover: number, white: object|null, black: object|null, winner: string|null, tie: boolean, clocks: object|null}[]}
 *   `white` and `black`: the verdict's line of the log; `winner`, `tie` in Twice; `clocks`: what it did to them, in Time
 */
export function cubesOf({ log }) {
  const phasesSoFar = [];
  for (const line of log) {
    const last = phasesSoFar.at(-1);
    if (line.what === "cover") {
      const { part, attempt, cover } = line;
      const open = { white: null, black: null, winner: null, tie: false, clocks: null };
      phasesSoFar.push({ part, attempt, cover, ...open });
    } else if (line.what === "verdict" && last) last[line.player] = line;
    else if (line.what === "give-up" && last)
      last[line.player] ??= { verdict: "dnf", result_cs: -1 };
    else if (line.what === "cube" && last)
      Object.assign(last, { winner: line.winner, tie: line.replay });
    else if (line.what === "clocks" && last) last.clocks = line;
  }
  return phasesSoFar;
}
