import { expect, test } from "vitest";
import { isEvent, matchParts, matchStream, nextEvent, nextFriendly } from "./streams.js";

test("names of streams tell events from matches", () => {
  expect(["chess", "chess2", "chess12"].every(isEvent)).toBe(true);
  expect(["chess1", "chess0", "chess-r1-m1", "333-r1", "desk"].some(isEvent)).toBe(false);
  expect(matchParts("chess2-r0-m101")).toMatchObject({ event: "chess2", round: 0, number: 101 });
  expect(matchParts(matchStream("chess", 3, 4))).toMatchObject({
    event: "chess",
    round: 3,
    number: 4,
  });
  expect(matchParts("chess-r1")).toBeNull();
  expect(matchParts("chess-r1-m0")).toBeNull();
});

test("a new event takes the first name that is free, by matches too", () => {
  expect(nextEvent(["333-r1", "desk"])).toBe("chess");
  expect(nextEvent(["chess"])).toBe("chess2");
  expect(nextEvent(["chess", "chess2-r1-m1"])).toBe("chess3");
});

test("two phones without a network give friendly matches different names", () => {
  const one = nextFriendly([], 1);
  expect(one).not.toBe(nextFriendly([], 2));
  expect(nextFriendly([one], 1)).not.toBe(one);
});
