/**
 * Whose turn it is at a table, from what was tapped so far (003, game rules 1-3, 2-4, 4-3, 5-1, 5-2). What is kept are moments, not ticks: a phone that
 * slept or was reloaded comes to the same. A tap that does not fit where the game stands changes nothing.
 *
 * @typedef {{do: string, at: number, person?: number, number?: number, uncombined?: number, pool?: number|null}} Tap `at` in epoch ms; `person` who drew,
 *   starts, asks for a new deal, drew the last tile or leaves; `number` of the tile that was drawn
 * @typedef {{stage: Stage, playing: number[], draws: {person: number, number: number}[], starter: number|null, redealt: number|null, on: number|null,
 *   since: number|null, still: number|null, turns: number, last: number[]|null, drawer: number|null, ended: {how: "out"|"pool", person: number|null}|null}} Turns
 *   `on` has the turn, which began at `since` (pauses taken out) and stands at `still`; `last`: whose last turns are still to come, the present one first
 * @typedef {"start"|"ready"|"turn"|"paused"|"stopped"|"ended"} Stage
 */
import { startOf } from "./start.js";
import { timeout } from "./timeout.js";

/** Every stage and what a tap does in it; what is not named here does nothing there. */
const TABLE = {
  start: { draw, starts },
  ready: { starts, redeal, go },
  turn: { over: next, pause, stop, penalty, "last-tile": lastTile, out, gone },
  paused: { resume, gone },
  stopped: { over: next, penalty, "last-tile": lastTile, out, gone },
  ended: {},
};

/** @param {number[]} order who plays, clockwise @param {Tap[]} taps @returns {Turns} */
export function turnsAfter(order, taps) {
  const unbegun = {
    stage: "start",
    playing: order,
    draws: [],
    starter: null,
    redealt: null,
    on: null,
    since: null,
    still: null,
    turns: 0,
    last: null,
    drawer: null,
    ended: null,
  };
  return taps.reduce((state, tap) => TABLE[state.stage][tap.do]?.(state, tap) ?? state, unbegun);
}

/** Whether a tap does something at that stage. */
export function fits(stage, what) {
  return what in TABLE[stage];
}

/** Who has the turn after a person. @param {number[]} playing clockwise */
export function after(playing, person) {
  return playing[(playing.indexOf(person) + 1) % playing.length];
}

/** Who has the turn after the present one; null where it is the last. @param {Turns} state */
export function nextOf({ playing, on, last }) {
  if (last) return last[1] ?? null;
  return after(playing, on);
}

/** @returns {{elapsed: number, left: number, late: boolean}} ms of the turn, and whether its time is over. @param {Turns} state */
export function faceOf({ stage, since, still }, now, seconds) {
  const elapsed = since === null ? 0 : Math.max(0, (still ?? now) - since);
  const whole = 1000 * seconds;
  const late = (stage === "turn" || stage === "stopped") && elapsed >= whole;
  return { elapsed, left: Math.max(0, whole - elapsed), late };
}

/** Whoever has drawn the highest number alone starts. */
function draw(state, { person, number }) {
  const draws = [...state.draws, { person, number }];
  const { starter } = startOf(state.playing, draws);
  return { ...state, stage: starter === null ? "start" : "ready", draws, starter };
}

function starts(state, { person }) {
  return { ...state, stage: "ready", starter: person };
}

/** A new game is dealt, for which each draws anew. */
function redeal(state, { person }) {
  return { ...state, stage: "start", draws: [], starter: null, redealt: person };
}

function go(state, { at }) {
  return { ...state, stage: "turn", on: state.starter, since: at, turns: 1 };
}

function next(state, { at }) {
  const on = nextOf(state);
  if (on === null) return ended(state, "pool", null, at);
  return begun({ ...state, last: state.last?.slice(1) ?? null }, on, at);
}

function begun(state, on, at) {
  return { ...state, stage: "turn", on, since: at, still: null, turns: state.turns + 1 };
}

function pause(state, { at }) {
  return { ...state, stage: "paused", still: at };
}

function resume(state, { at }) {
  return { ...state, stage: "turn", since: state.since + (at - state.still), still: null };
}

/** What lies on the table does not fit, and is given up before the time is over. */
function stop(state, { at }) {
  return { ...state, stage: "stopped", still: at };
}

function penalty(state, { at, uncombined, pool }) {
  const { empty } = timeout(uncombined, pool);
  return empty && !state.last ? lastTile(state, { at, person: state.on }) : next(state, { at });
}

/** From now on one turn each, the last of them that of who drew the last tile; somebody may have seen it only in the turn after. */
function lastTile(state, { at, person }) {
  const { playing, on } = state;
  const first = playing.indexOf(person === on ? after(playing, on) : on);
  const fromFirst = [...playing.slice(first), ...playing.slice(0, first)];
  const last = fromFirst.slice(0, fromFirst.indexOf(person) + 1);
  const counted = { ...state, drawer: person };
  return person === on ? next({ ...counted, last: [on, ...last] }, { at }) : { ...counted, last };
}

function out(state, { at }) {
  return ended(state, "out", state.on, at);
}

/** Who leaves has no more turns; the game ends where one alone is left. */
function gone(state, { at, person }) {
  const playing = state.playing.filter((one) => one !== person);
  const last = state.last?.filter((one) => one !== person) ?? null;
  const rest = { ...state, playing, last };
  if (playing.length < 2 || last?.length === 0) return ended(rest, "pool", null, at);
  if (person !== state.on) return rest;
  return begun(rest, last?.[0] ?? after(state.playing, person), at);
}

function ended(state, how, person, at) {
  return { ...state, stage: "ended", still: state.still ?? at, ended: { how, person } };
}
