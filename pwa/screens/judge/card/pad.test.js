import { expect, it } from "vitest";
import { padSlot } from "./pad.js";

const told = { slot: 2, told: true, writing: true };
const untold = { slot: 1, told: false, writing: true };

it("goes on to the next attempt while nothing is typed", () => {
  expect(padSlot(null, false, undefined, 1)).toEqual({ current: 1, kept: false });
  expect(padSlot(told, false, undefined, 3)).toEqual({ current: 3, kept: false });
  expect(padSlot(told, false, undefined, null)).toEqual({ current: null, kept: false });
});

it("takes what is typed along when the board comes and says which attempt is the next", () => {
  expect(padSlot(untold, true, undefined, 2)).toEqual({ current: 2, kept: false });
});

it("stays where something is typed when somebody else enters the same attempt", () => {
  expect(padSlot(told, true, undefined, 3)).toEqual({ current: 2, kept: true });
  expect(padSlot(told, true, undefined, null)).toEqual({ current: 2, kept: true });
  expect(padSlot(told, true, 2, 3)).toEqual({ current: 2, kept: true });
});

it("goes where a person goes, and opens no pad over a result that is looked at", () => {
  expect(padSlot(told, true, 4, 3)).toEqual({ current: 4, kept: false });
  expect(padSlot({ ...told, writing: false }, true, 2, 3)).toEqual({ current: 2, kept: false });
});
