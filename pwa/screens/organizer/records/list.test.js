import { expect, test } from "vitest";
import { byEvent, changesNothing, regionName, scopeOf } from "./list.js";

const line = (region, event, type = "single") => ({ region, event, type });

test("records stand by the events that are held, the widest first, the single before the average", () => {
  const records = [
    line("KR", "333", "average"),
    line("KR", "333"),
    line("world", "222"),
    line("_Asia", "333"),
    line("world", "333"),
    line("world", "555"),
  ];
  const shown = byEvent(records, ["333", "555"]);
  expect(shown.map(({ event }) => event)).toEqual(["333", "555", "222"]);
  expect(shown[0].lines.map(({ region, type }) => `${region} ${type}`)).toEqual([
    "world single",
    "_Asia single",
    "KR single",
    "KR average",
  ]);
});

test("a region is the world, a continent or a country", () => {
  expect(["world", "_North America", "KR"].map(scopeOf)).toEqual([
    "world",
    "continental",
    "national",
  ]);
  const t = (id) => id;
  expect(regionName("_North America", "en", t)).toBe("records-region-north-america");
  expect(regionName("KR", "en", t)).toBe("South Korea");
});

test("a list that is there already changes nothing", () => {
  const none = { added: [], changed: [], removed: [], same: 4 };
  expect(changesNothing(none)).toBe(true);
  expect(changesNothing({ ...none, removed: [line("KR", "333")] })).toBe(false);
});
