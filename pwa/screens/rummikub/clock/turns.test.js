import { describe, expect, test } from "vitest";
import { faceOf, fits, nextOf, turnsAfter } from "./turns.js";

const [A, B, C, D] = [11, 12, 13, 14];
const ORDER = [A, B, C, D];
const GO = [
  { do: "starts", at: 0, person: B },
  { do: "go", at: 1_000 },
];
const over = (at) => ({ do: "over", at });
const played = (...taps) => turnsAfter(ORDER, [...GO, ...taps]);
const STAGES = {
  start: turnsAfter(ORDER, []),
  ready: turnsAfter(ORDER, GO.slice(0, 1)),
  turn: played(),
  paused: played({ do: "pause", at: 2_000 }),
  stopped: played({ do: "stop", at: 2_000 }),
  ended: played({ do: "out", at: 2_000 }),
};
const TAPS = [
  { do: "draw", person: A, number: 7 },
  { do: "starts", person: C },
  { do: "redeal", person: A },
  { do: "go" },
  { do: "over" },
  { do: "pause" },
  { do: "resume" },
  { do: "stop" },
  { do: "penalty", uncombined: 2, pool: null },
  { do: "last-tile", person: B },
  { do: "out" },
  { do: "gone", person: C },
].map((tap) => ({ at: 3_000, ...tap }));

describe("turns", () => {
  test("go clockwise from who starts", () => {
    expect(played().on).toBe(B);
    expect(played(over(2_000)).on).toBe(C);
    expect(played(over(2_000), over(3_000), over(4_000)).on).toBe(A);
    expect(nextOf(played(over(2_000), over(3_000)))).toBe(A);
  });

  test("each has its whole time from the tap before it", () => {
    const state = played(over(31_000));
    expect(faceOf(state, 41_000, 60)).toEqual({ elapsed: 10_000, left: 50_000, late: false });
    expect(faceOf(state, 91_000, 60)).toEqual({ elapsed: 60_000, left: 0, late: true });
    expect(faceOf(state, 71_000, 40).late).toBe(true);
  });

  test("a phone whose clock was set back shows no more than the whole time", () => {
    expect(faceOf(played(), 500, 60)).toEqual({ elapsed: 0, left: 60_000, late: false });
  });

  test("in a pause the time stands still, and goes on where it stood", () => {
    const paused = played({ do: "pause", at: 11_000 });
    expect(faceOf(paused, 900_000, 60)).toEqual({ elapsed: 10_000, left: 50_000, late: false });
    const going = played({ do: "pause", at: 11_000 }, { do: "resume", at: 900_000 });
    expect(faceOf(going, 905_000, 60).elapsed).toBe(15_000);
  });

  test("what is given up is stopped at once and has no time left to run", () => {
    const stopped = played({ do: "stop", at: 21_000 });
    expect(faceOf(stopped, 400_000, 60)).toEqual({ elapsed: 20_000, left: 40_000, late: false });
    expect(played({ do: "stop", at: 21_000 }, over(22_000)).on).toBe(C);
  });

  test("taking the last tap back is the game without it: the turn ran on meanwhile", () => {
    const taps = [over(2_000), over(9_000)];
    expect(played(...taps.slice(0, -1))).toMatchObject({ on: C, since: 2_000 });
  });
});

test("the last tile that decides it says who starts; taken back, it is to be drawn again", () => {
  const numbers = [9, 13, 4, 13, 6, 2]; // the second and the fourth tie, and draw again
  const taps = [A, B, C, D, B, D].map((person, at) => ({
    do: "draw",
    at,
    person,
    number: numbers[at],
  }));
  expect(turnsAfter(ORDER, taps)).toMatchObject({ stage: "ready", starter: B });
  expect(turnsAfter(ORDER, taps.slice(0, -1))).toMatchObject({ stage: "start", starter: null });
});

test("before the first turn a new deal brings everybody to the draw again", () => {
  const asked = { do: "redeal", at: 500, person: D };
  const state = turnsAfter(ORDER, [
    { do: "draw", at: 0, person: A, number: 9 },
    ...GO.slice(0, 1),
    asked,
  ]);
  expect(state).toMatchObject({ stage: "start", draws: [], starter: null, redealt: D });
  expect(played(asked).stage).toBe("turn");
});

describe("the pool is empty", () => {
  test("everybody has one more turn, and who drew the last tile has the last", () => {
    const empty = { do: "last-tile", at: 2_000, person: B };
    expect(played(empty)).toMatchObject({ on: C, drawer: B, last: [C, D, A, B] });
    expect(played(empty, over(3_000), over(4_000), over(5_000))).toMatchObject({
      on: B,
      last: [B],
    });
    expect(nextOf(played(empty, over(3_000), over(4_000), over(5_000)))).toBe(null);
    const all = [3, 4, 5, 6].map((second) => over(1_000 * second));
    expect(played(empty, ...all)).toMatchObject({
      stage: "ended",
      ended: { how: "pool", person: null },
    });
  });

  test("seen only in the next turn, that turn is the first of the last", () => {
    const state = played(over(2_000), { do: "last-tile", at: 3_000, person: B });
    expect(state).toMatchObject({ on: C, since: 2_000, last: [C, D, A, B] });
  });

  test("a penalty that takes the last tile begins them; one in a last turn does not begin them anew", () => {
    const last = { do: "penalty", at: 2_000, uncombined: 2, pool: 4 };
    expect(played(last)).toMatchObject({ on: C, last: [C, D, A, B], drawer: B });
    expect(played(last, { do: "penalty", at: 3_000, uncombined: 1, pool: 1 })).toMatchObject({
      on: D,
      last: [D, A, B],
      drawer: B,
    });
    expect(played({ ...last, pool: null })).toMatchObject({ on: C, last: null });
  });

  test("who is out in a last turn has won", () => {
    const state = played({ do: "last-tile", at: 2_000, person: B }, { do: "out", at: 3_000 });
    expect(state.ended).toEqual({ how: "out", person: C });
  });
});

describe("somebody who leaves", () => {
  const gone = (person) => ({ do: "gone", at: 5_000, person });

  test("has no more turns", () => {
    expect(played(gone(C))).toMatchObject({ on: B, playing: [A, B, D], since: 1_000, last: null });
    expect(nextOf(played(gone(C)))).toBe(D);
    expect(played(gone(B))).toMatchObject({ on: C, playing: [A, C, D], since: 5_000 });
  });

  test("has no last turn either", () => {
    const empty = { do: "last-tile", at: 2_000, person: B };
    expect(played(empty, gone(B)).last).toEqual([C, D, A]);
    expect(played(empty, gone(C))).toMatchObject({ on: D, last: [D, A, B] });
    const ofB = played(empty, over(3_000), over(4_000), over(5_000), gone(B));
    expect(ofB.ended).toEqual({ how: "pool", person: null });
  });

  test("leaves a pause to whose turn it is", () => {
    expect(played({ do: "pause", at: 2_000 }, gone(D))).toMatchObject({ stage: "paused", on: B });
  });

  test("and leaves one alone ends the game", () => {
    expect(played(gone(A), gone(C), gone(D)).stage).toBe("ended");
  });
});

describe("every stage and every tap", () => {
  const cells = Object.keys(STAGES).flatMap((stage) => TAPS.map((tap) => [stage, tap.do, tap]));

  test.each(cells)("%s: %s does something or nothing at all", (stage, what, tap) => {
    const state = STAGES[stage];
    const taps = {
      start: [],
      ready: GO.slice(0, 1),
      turn: GO,
      paused: [...GO, { do: "pause", at: 2_000 }],
      stopped: [...GO, { do: "stop", at: 2_000 }],
      ended: [...GO, { do: "out", at: 2_000 }],
    }[stage];
    const reached = turnsAfter(ORDER, [...taps, tap]);
    if (fits(stage, what)) expect(reached).not.toEqual(state);
    else expect(reached).toEqual(state);
  });

  test("those that fit are these", () => {
    const fitting = Object.fromEntries(
      Object.keys(STAGES).map((stage) => [
        stage,
        TAPS.filter((tap) => fits(stage, tap.do)).map((tap) => tap.do),
      ]),
    );
    expect(fitting).toEqual({
      start: ["draw", "starts"],
      ready: ["starts", "redeal", "go"],
      turn: ["over", "pause", "stop", "penalty", "last-tile", "out", "gone"],
      paused: ["resume", "gone"],
      stopped: ["over", "penalty", "last-tile", "out", "gone"],
      ended: [],
    });
  });
});
