/** What is told of cube phases, from replies of the public vectors. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chaseOf, decidedOf, isLastVerdict, phaseName, replayedOf, running } from "./story.js";

const VECTORS = new URL("../../../../../tests/vectors/chess.replay.jsonl", import.meta.url);
const replies = new Map(
  readFileSync(VECTORS, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .map(({ name, reply }) => [name, reply.value]),
);
const reply = (name) => replies.get(name);

test("a tie is told with the time that both had, two DNFs as such", () => {
  expect(replayedOf(whole(reply("twice-trace-tie"), { replay: true, cs: 1510 }))).toEqual({
    kind: "tie",
    cs: 1510,
  });
  expect(replayedOf(whole(reply("18-dnf-dnf-is-replayed"), { replay: true, cs: -1 }))).toEqual({
    kind: "dnf",
  });
  expect(replayedOf(whole(reply("twice-trace-cover-3")))).toBe(null);
});

/** A reply of which the vector holds no log, with the entry that its cube made. */
function whole({ log = [], ...rest }, made) {
  const { part } = rest;
  const cube = { what: "cube", part, winner: null, white_cs: made?.cs, black_cs: made?.cs };
  return { ...rest, log: made ? [...log, { ...cube, replay: made.replay }] : log };
}

test("a replay of an earlier part says nothing about this one", () => {
  const log = [{ what: "cube", part: 1, winner: null, replay: true, white_cs: 900, black_cs: 900 }];
  expect(replayedOf({ part: 2, log })).toBe(null);
});

test("the winner before the slower one has stopped is told with no time of the other", () => {
  const cube = { what: "cube", part: 1, winner: "white", replay: false };
  const log = [{ ...cube, white_cs: 1234, black_cs: null }];
  expect(decidedOf({ log })).toEqual({ part: 1, winner: "white", white: 1234, black: null });
  expect(decidedOf({ log: [] })).toBe(null);
});

test("who still solves after an accepted time of the other reads what there is to beat", () => {
  expect(chaseOf(reply("plus2-waits-while-the-other-can-still-win"))).toEqual({
    player: "black",
    cs: 1600,
  });
  expect(chaseOf(reply("after-a-dnf-the-other-goes-on"))).toBe(null);
  expect(chaseOf(reply("27-no-move-during-the-cube"))).toBe(null);
});

test("in Time nobody is chased, because both results count", () => {
  expect(chaseOf(reply("28-reload-in-the-cube-after-0-ms"))).toBe(null);
});

test("somebody who stopped or gave up solves no more", () => {
  const { cube } = reply("after-a-dnf-the-other-goes-on");
  expect([running(cube.white), running(cube.black)]).toEqual([false, true]);
});

test("the verdict that moves the clocks is the second one, in Time alone", () => {
  const time = reply("time-needs-both-results-and-marks-the-cap");
  expect([isLastVerdict(time, "white"), isLastVerdict(time, "black")]).toEqual([true, false]);
  expect(isLastVerdict(reply("cube-refusals"), "white")).toBe(false);
  expect(isLastVerdict(reply("28-reload-in-the-cube-after-0-ms"), "white")).toBe(false);
});

test("each phase of a match has a name of its own", () => {
  expect(phaseName(reply("twice-trace-tie"))).toBe("3.2");
});
