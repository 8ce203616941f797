import { expect, test } from "vitest";
import { hasBaud, waysOf } from "./ways.js";

const way = (id, has) => ({ id, supported: () => has });

test("a person is offered what the browser has, and reads what others have; a recording is no timer", () => {
  const file = { ...way("file", true), practice: true };
  const ways = [way("serial", true), way("usb", false), way("gan", true), file];
  const { here, elsewhere } = waysOf(ways);
  expect(here.map(({ id }) => id)).toEqual(["serial", "gan"]);
  expect(elsewhere.map(({ id }) => id)).toEqual(["usb"]);
});

test("who has one way to read a cable does not miss another", () => {
  const wired = (id, has) => ({ ...way(id, has), wired: true });
  const idsOf = (...ways) => waysOf(ways).elsewhere.map(({ id }) => id);
  expect(idsOf(wired("serial", true), wired("usb", false), way("gan", false))).toEqual(["gan"]);
  expect(idsOf(wired("serial", false), wired("usb", true))).toEqual([]);
  expect(idsOf(wired("serial", false), wired("usb", false))).toEqual(["serial", "usb"]);
  expect(idsOf(wired("serial", true), wired("audio", false))).toEqual([]);
});

test("who can only listen to a cable reads which browsers have better", () => {
  const ways = [way("serial", false), way("audio", true)].map((one) => ({ ...one, wired: true }));
  expect(waysOf(ways).elsewhere.map(({ id }) => id)).toEqual(["serial"]);
});

test("only a line has a rate", () => {
  expect(["serial", "usb", "audio", "gan"].filter((id) => hasBaud({ id }))).toEqual([
    "serial",
    "usb",
  ]);
});
