import { describe, expect, it } from "vitest";
import { noticeOf } from "./notice.js";

const recorded = { status: "recorded" };
const disputed = { status: "disputed" };
const empty = { status: "empty" };
const what = (slots, { closed = false, inRound = true, slot } = {}) =>
  noticeOf({ slots, closed, inRound }, slot)?.what ?? null;

describe("where nothing is left to be typed", () => {
  it("says that all is done only where all is", () => {
    expect(what([recorded, recorded])).toBe("complete");
  });

  it("says that an attempt is still to be decided, whatever else stands on the card (I2)", () => {
    expect(what([recorded, disputed])).toBe("undecided");
    expect(what([recorded, disputed, empty], { closed: true })).toBe("undecided");
  });

  it("says that the cutoff was missed", () => {
    expect(what([recorded, empty], { closed: true })).toBe("cutoff");
  });

  it("says that somebody did not go on by position (2010 9g2), or has withdrawn", () => {
    const gone = (left) => noticeOf({ slots: [recorded, empty], closed: true, left }, undefined);
    expect(gone("position")).toMatchObject({ what: "position", over: true });
    expect(gone("quit")).toMatchObject({ what: "quit", over: true });
  });
});

it("is about the attempt that is looked at, and about none that is ordinary", () => {
  expect(what([disputed, empty], { slot: disputed })).toBe("disputed");
  expect(what([disputed, empty], { slot: empty })).toBe(null);
});

it("says that an extra attempt of this one is asked for, or given for now (11e, 11e3)", () => {
  const asked = { status: "recorded", asked: "asked" };
  expect(what([asked, empty], { slot: asked })).toBe("asked");
  const given = { status: "recorded", asked: "provisional" };
  expect(what([given, empty], { slot: given })).toBe("provisional");
});

it("says before anything else that somebody is not in the round", () => {
  expect(what([disputed], { inRound: false, slot: disputed })).toBe("stranger");
});
