/**
 * What a screen shows between two replies of `chess.replay`: the running times by arithmetic, and when the replay must be asked again.
 * Nothing is decided here: a time that has run out stands at nought until the replay says what came of it.
 */

const PLAYERS = ["white", "black"];

/**
 * @param {object} replay a reply of `chess.replay` with `as_of`, the `now_ms` that it was asked for
 * @param {number} now ms of the match
 * @param {{zero_clock?: string, cap_seconds?: number}} [config] the match's
 * @returns {{part_ms: number|null, move_ms: number|null, clocks_ms: {white: number, black: number}|null,
 *   cube_ms: {white: number|null, black: number|null}, runs: boolean, due: number|null}} ms left, or for the cubes ms since *go*;
 *   `runs` whether anything moves; `due` in ms of the match
 */
export function face(replay, now, config = {}) {
  const passed = replay.paused ? 0 : Math.max(0, now - replay.as_of);
  const { part_ms, move_ms } = replay.timers;
  const parry = replay.phase === "PARRY";
  return {
    part_ms: parry ? part_ms : left(part_ms, passed),
    move_ms: left(move_ms, passed),
    clocks_ms: clocksOf(replay, passed, config),
    cube_ms: cubesOf(replay, passed),
    runs: runs(replay),
    due: dueOf(replay, config),
  };
}

/** Whether any time moves on. */
export function runs({ state, paused }) {
  return !paused && (state === "PLAY" || state === "CUBE_RUN");
}

function left(ms, passed) {
  return ms === null ? null : Math.max(0, ms - passed);
}

function clocksOf({ state, clocks_ms, on_move }, passed, { zero_clock }) {
  if (!clocks_ms || state !== "PLAY") return clocks_ms;
  const rest = clocks_ms[on_move] - passed;
  return { ...clocks_ms, [on_move]: zero_clock === "negative" ? rest : Math.max(0, rest) };
}

function cubesOf({ cube }, passed) {
  const of = (player) => {
    const ms = cube?.[player].running_ms ?? null;
    return ms === null ? null : ms + passed;
  };
  return { white: of("white"), black: of("black") };
}

/** A time that is due at d shows in a reply asked for after d. */
function dueOf(replay, config) {
  if (!runs(replay)) return null;
  const ahead = replay.state === "PLAY" ? ofPlay(replay, config) : ofCubes(replay, config);
  return ahead.length ? replay.as_of + Math.max(0, Math.min(...ahead)) + 1 : null;
}

function ofPlay({ timers, phase, clocks_ms, on_move }, { zero_clock }) {
  const ahead = [timers.move_ms];
  if (phase !== "PARRY") ahead.push(timers.part_ms);
  if (clocks_ms && (clocks_ms[on_move] > 0 || zero_clock === "lose_turns"))
    ahead.push(clocks_ms[on_move]);
  return ahead.filter((ms) => ms !== null);
}

/** The moment at which the other's accepted solve has won (Twice), or the cap is reached (Time). */
function ofCubes({ cube, clocks_ms }, { cap_seconds = 120 }) {
  return PLAYERS.flatMap((player) => {
    const { running_ms } = cube[player];
    const other = cube[player === "white" ? "black" : "white"];
    if (running_ms === null) return [];
    if (clocks_ms) return running_ms < 1000 * cap_seconds ? [1000 * cap_seconds - running_ms] : [];
    return other.result_cs > 0 ? [10 * other.result_cs + 9 - running_ms] : [];
  });
}
