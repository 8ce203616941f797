import { describe, expect, it } from "vitest";
import { ownWay, placeOf, shortcutOf, waysOf } from "./places.js";

const seat = (role) => ({ competition: "Open 2026", role });

describe("where a role works", () => {
  it("is the table for everybody without a desk", () => {
    for (const role of ["judge", "scoretaker", "head-judge"])
      expect(placeOf(seat(role))).toBe("/c/Open%202026/judge");
  });

  it("is the desk for organizers and delegates", () => {
    expect(placeOf(seat("organizer"))).toBe("/c/Open%202026/organizer");
    expect(placeOf(seat("delegate"))).toBe("/c/Open%202026/delegate");
  });

  it("lets a delegate score at the table, an organizer not", () => {
    expect(waysOf(seat("delegate")).map(({ way }) => way)).toContain("table");
    expect(waysOf(seat("organizer")).map(({ way }) => way)).toEqual(["results"]);
  });

  it("leads everybody who may score to the second check, an organizer not", () => {
    const roles = ["judge", "scoretaker", "head-judge", "delegate"];
    for (const role of roles) expect(waysOf(seat(role)).map(({ way }) => way)).toContain("check");
    expect(waysOf(seat("organizer")).map(({ way }) => way)).not.toContain("check");
  });

  it("shows a main judge the decisions too", () => {
    expect(waysOf(seat("head-judge"))[0]).toEqual({
      way: "decisions",
      href: "/c/Open%202026/delegate",
    });
  });

  it("says what waits on the own screen", () => {
    expect(["organizer", "delegate", "judge"].map((role) => ownWay(seat(role)))).toEqual([
      "rounds",
      "decisions",
      "table",
    ]);
  });
});

describe("a shortcut of the installed app", () => {
  const judging = (role) => shortcutOf("judge", seat(role));

  it("leads to where results are entered, and to the results", () => {
    expect(judging("judge")).toBe("/c/Open%202026/judge");
    expect(judging("delegate")).toBe("/c/Open%202026/judge");
    expect(judging("organizer")).toBe("/c/Open%202026/organizer");
    expect(shortcutOf("results", seat("judge"))).toBe("/c/Open%202026");
  });

  it("leads to the start where this phone has joined nothing, or is unknown", () => {
    expect(shortcutOf("judge", undefined)).toBe("/");
    expect(shortcutOf("toast", seat("judge"))).toBe("/");
  });
});
