import { beforeEach, expect, test } from "vitest";
import { followedStreams, watched, watchStream } from "./streams.js";

const kit = {
  streams: ["333-r1", "333-r2", "222-r1", "desk", "review"],
  rounds: [
    { id: "333-r1", status: "closed" },
    { id: "333-r2", status: "not-open" },
    { id: "222-r1", status: "open" },
  ],
};

beforeEach(() => {
  watched.value = new Set();
});

test.each(["delegate", "organizer", "head-judge"])("a %s follows every stream", (role) => {
  expect(followedStreams({ role, scope: null }, kit)).toEqual([...kit.streams].sort());
});

test.each(["judge", "scoretaker"])(
  "a %s follows the desk and the rounds that are not closed",
  (role) => {
    expect(followedStreams({ role, scope: null }, kit)).toEqual(["222-r1", "333-r2", "desk"]);
  },
);

test("a judge of one round follows that round alone, closed or not", () => {
  const judge = { role: "judge", scope: "333-r1" };
  expect(followedStreams(judge, kit)).toEqual(["333-r1", "desk"]);
});

test("whoever may be asked to a table follows the side events, their matches and tables", () => {
  const sides = ["chess", "chess-r1-m1", "rummikub", "rummikub-r1-t3"];
  const side = { ...kit, streams: [...kit.streams, ...sides] };
  const expected = ["222-r1", "333-r2", ...sides, "desk"].sort();
  expect(followedStreams({ role: "judge", scope: null }, side)).toEqual(expected);
});

test("a closed round that was looked at is followed too", () => {
  watchStream("333-r1");
  const judge = { role: "judge", scope: null };
  expect(followedStreams(judge, kit)).toEqual(["222-r1", "333-r1", "333-r2", "desk"]);
});

test("before the kit is there the desk alone is followed", () => {
  expect(followedStreams({ role: "judge", scope: null }, null)).toEqual(["desk"]);
});
