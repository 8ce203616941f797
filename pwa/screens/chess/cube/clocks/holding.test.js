/** Which events of a match hold. */
import { expect, test } from "vitest";
import { holding } from "./holding.js";

const at = (at_ms, what, more) => ({ at_ms, do: what, ...more });

test("what nobody took back holds as it is", () => {
  const events = [at(0, "start"), at(900, "move"), at(950, "pause"), at(990, "resume")];
  expect(holding(events, [])).toEqual(events);
});

test("an undo leaves neither itself nor what it took back; pauses are not taken back", () => {
  const events = [at(0, "start"), at(900, "move"), at(950, "pause"), at(990, "undo")];
  expect(holding(events, [])).toEqual([at(0, "start"), at(950, "pause")]);
});

test("a second undo takes back the event before", () => {
  const events = [at(0, "start"), at(5, "move"), at(6, "move"), at(7, "undo"), at(8, "undo")];
  expect(holding(events, [])).toEqual([at(0, "start")]);
});

test("a replacement stands at the time of what it replaced, and can be taken back itself", () => {
  const replaced = at(9, "undo", { instead: { do: "move", check: true } });
  const events = [at(0, "start"), at(5, "move"), replaced];
  expect(holding(events, [])).toEqual([at(0, "start"), { do: "move", check: true, at_ms: 5 }]);
  expect(holding([...events, at(10, "undo")], [])).toEqual([at(0, "start")]);
});

test("what was refused neither holds nor is taken back", () => {
  const events = [at(0, "start"), at(5, "move"), at(6, "mate"), at(7, "undo")];
  expect(holding(events, [{ index: 2 }])).toEqual([at(0, "start")]);
  expect(holding(events, [{ index: 3 }, { index: 2 }])).toEqual([at(0, "start"), at(5, "move")]);
});
