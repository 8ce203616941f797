import { expect, test } from "vitest";
import { outcomesIn, outcomesOf } from "./outcomes.js";

const playing = { stream: "chess-r1-m1", state: "PLAY", part: 2, started: true, points: null };

test("a match that was never opened has come to nothing, whether the server has a line of it or not", () => {
  const opened = { stream: "chess-r1-m2", state: null, started: false, points: null };
  const matches = ["chess-r1-m1", "chess-r1-m2", "chess-r1-m3"].map((match) => ({ match }));
  expect(outcomesOf([playing, opened], [{ rounds: [{ matches }] }])).toEqual({
    "chess-r1-m1": playing,
    "chess-r1-m2": null,
    "chess-r1-m3": null,
  });
});

test("friendly matches are told beside those of the events", () => {
  const friendly = { ...playing, stream: "chess-r0-m1" };
  const events = [{ rounds: [{ matches: [{ match: playing.stream }] }], matches: [playing] }];
  expect(outcomesIn({ events, friendly: [friendly] })).toEqual({
    "chess-r1-m1": playing,
    "chess-r0-m1": friendly,
  });
});
