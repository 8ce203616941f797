import { expect, test } from "vitest";
import { eventHref, tableHref, viewOf } from "./views.js";

const parts = (href) => href.split("/").slice(4);

test("each address is for its screen", () => {
  expect(viewOf()).toBe("lists");
  expect(viewOf(...parts(eventHref("Demo", "rummikub", "draw")))).toBe("event");
  expect(viewOf(...parts(tableHref("Demo", "rummikub-r1-t3")))).toBe("table");
  expect(viewOf(...parts(tableHref("Demo", "rummikub-r1-t3", "clock")))).toBe("clock");
  expect(viewOf("elsewhere", "rummikub")).toBe("lists");
});
