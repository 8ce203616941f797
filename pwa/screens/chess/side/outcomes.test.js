import { expect, test } from "vitest";
import { outcomesOf, streamsOf } from "./outcomes.js";

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

test("events and friendly matches are one list of streams", () => {
  expect(streamsOf(["chess2", "chess"], [{ stream: "chess-r0-m1" }])).toEqual([
    "chess",
    "chess-r0-m1",
    "chess2",
  ]);
});
