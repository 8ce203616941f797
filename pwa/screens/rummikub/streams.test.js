import { expect, test } from "vitest";
import { isEvent, nextEvent, tableParts, tableStream, tablesOf } from "./streams.js";

test("a table is of its event, round and number", () => {
  expect(tableParts(tableStream("rummikub2", 1, 16))).toMatchObject({
    event: "rummikub2",
    round: 1,
    number: 16,
  });
  expect(tableParts("chess-r1-m3")).toBeNull();
});

test("chess has no part in it", () => {
  expect(isEvent("chess")).toBe(false);
  expect(nextEvent(["chess", "rummikub"])).toBe("rummikub2");
});

test("an event's tables are not those of the next event", () => {
  const streams = ["rummikub", "rummikub-r1-t1", "rummikub2-r1-t1", "rummikub-r2-t1"];
  expect(tablesOf("rummikub", streams)).toEqual(["rummikub-r1-t1", "rummikub-r2-t1"]);
});
