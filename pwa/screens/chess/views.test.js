import { expect, test } from "vitest";
import { eventHref, listsHref, matchHref, scramblesHref, viewOf } from "./views.js";

const parts = (href) => href.split("/").slice(4);

test("an address names its screen", () => {
  expect(viewOf(...parts(listsHref("Cubes2026")))).toBe("lists");
  expect(viewOf(...parts(eventHref("Cubes2026", "chess", "standings")))).toBe("event");
  expect(viewOf(...parts(matchHref("Cubes2026", "chess-r1-m3")))).toBe("match");
  expect(viewOf(...parts(matchHref("Cubes2026", "chess-r1-m3", "players")))).toBe("players");
  expect(viewOf(...parts(matchHref("Cubes2026", "chess-r1-m3", "log")))).toBe("log");
  expect(viewOf(...parts(scramblesHref("Cubes2026", "chess")))).toBe("scrambles");
});

test("an address that names nothing shows the list", () => {
  expect(viewOf("match")).toBe("lists");
  expect(viewOf("nothing", "chess")).toBe("lists");
});
