/** The figures of one half of the players' view: the one that matters most now, and the others as tiles. */
import { cubeText, leftText } from "./figures.js";

const OTHER = { white: "black", black: "white" };
const HURRY_MS = 5_000;
const PLAYING = ["READY", "PLAY"];

/**
 * @typedef {{key: string, label: [string, object?], text: string, hurry?: boolean}} Figure
 * @param {object} replay of `chess.replay`
 * @param {object} face see match/face.js
 * @param {'white'|'black'} me
 * @returns {{large: Figure|null, tiles: Figure[]}}
 */
export function figuresFor(replay, face, me) {
  const [large, ...tiles] = listed(replay, face, me).filter(Boolean);
  if (large && canBeLarge(replay, large)) return { large, tiles };
  return { large: null, tiles: large ? [large, ...tiles] : [] };
}

/** Counts of moves, and what is over, never stand for the moment. */
function canBeLarge({ state }, { key }) {
  return state !== "ENDED" && !/^(moves|last)/.test(key);
}

function listed(replay, face, me) {
  const clock = (side) => clockOf(face, side, me);
  const counts = [moves(replay, me, me), moves(replay, OTHER[me], me)];
  if (PLAYING.includes(replay.state)) {
    const limits = [moveLeft(face), partLeft(face, replay)];
    const times = face.clocks_ms ? [clock(me), clock(OTHER[me]), ...limits] : limits;
    return [...times, ...counts, ...lastCube(replay, me)];
  }
  if (replay.state === "CUBE_READY") return [coverOf(replay), clock(me), clock(OTHER[me])];
  const cubes = replay.cube
    ? [cubeOf(replay, face, me, me), cubeOf(replay, face, OTHER[me], me)]
    : [];
  return [...cubes, clock(me), clock(OTHER[me]), ...(replay.cube ? [] : counts)];
}

function clockOf({ clocks_ms }, side, me) {
  if (!clocks_ms) return null;
  const text = leftText(clocks_ms[side]);
  return {
    key: `clock-${side}`,
    label: whose("clock", side, me),
    text,
    hurry: clocks_ms[side] <= 0,
  };
}

function moveLeft({ move_ms: ms }) {
  if (ms === null) return null;
  return { key: "move", label: ["chess-view-move-left"], text: leftText(ms), hurry: ms < HURRY_MS };
}

function partLeft({ part_ms: ms }, { part }) {
  if (ms === null) return null;
  return { key: "part", label: ["chess-view-part-left", { part }], text: leftText(ms) };
}

function moves({ counts, quota }, side, me) {
  const text = `${counts[side]}/${quota}`;
  return { key: `moves-${side}`, label: whose("moves", side, me), text };
}

function coverOf({ cube }) {
  return { key: "cover", label: ["chess-view-cover-number"], text: String(cube.cover) };
}

function cubeOf({ cube }, { cube_ms }, side, me) {
  const text = cubeText(cube[side], cube_ms[side]);
  return text && { key: `cube-${side}`, label: whose("cube", side, me), text };
}

/** How the cube phase before this part went, until the part begins. */
function lastCube({ log, state, part }, me) {
  if (state !== "READY") return [];
  const results = lastResults(log, part - 1);
  const shown = (side) =>
    results[side] !== undefined && {
      key: `last-${side}`,
      label: whose("cube", side, me),
      text: cubeText({ ...results[side], cs: null }, null),
    };
  return [shown(me), shown(OTHER[me])];
}

function lastResults(log, part) {
  const from = log.findLastIndex(({ what, ...line }) => what === "cover" && line.part === part);
  const verdicts = from < 0 ? [] : log.slice(from).filter(({ what }) => what === "verdict");
  return Object.fromEntries(verdicts.map(({ player, ...line }) => [player, line]));
}

function whose(what, side, me) {
  return side === me ? [`chess-view-${what}-you`] : [`chess-view-${what}-them`, { side }];
}
