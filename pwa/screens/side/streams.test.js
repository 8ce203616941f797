import { expect, test } from "vitest";
import { gameOf, isEvent, nextEvent, partOf, partStream } from "./streams.js";

test("names of streams tell events from matches and tables", () => {
  expect(["chess", "chess2", "rummikub", "rummikub12"].every(isEvent)).toBe(true);
  expect(["chess1", "rummikub0", "rummikub-r1-t1", "333-r1", "desk"].some(isEvent)).toBe(false);
  expect(partOf("rummikub2-r1-t16")).toEqual({
    game: "rummikub",
    event: "rummikub2",
    round: 1,
    number: 16,
  });
  expect(partOf(partStream("chess", "chess", 3, 4))).toMatchObject({ round: 3, number: 4 });
});

test("a match of Rummikub and a table of chess are nothing", () => {
  expect([partOf("rummikub-r1-m1"), partOf("chess-r1-t1"), partOf("chess-r1")]).toEqual([
    null,
    null,
    null,
  ]);
});

test("each stream is of one game", () => {
  expect(["chess-r0-m1", "rummikub2", "333-r1"].map(gameOf)).toEqual(["chess", "rummikub", null]);
});

test("a new event takes the first name of its game that is free, by matches and tables too", () => {
  expect(nextEvent("rummikub", ["333-r1", "chess"])).toBe("rummikub");
  expect(nextEvent("rummikub", ["rummikub", "rummikub2-r1-t1"])).toBe("rummikub3");
});
