import { describe, expect, test } from "vitest";
import { lastDay, pathParts, readWcif, summary, WcifError } from "./wcif-summary.js";

const person = (status, isCompeting = true) => ({
  registration: status && { status, isCompeting },
});
const wcif = {
  id: "Open2026",
  name: "Open 2026",
  persons: [person("accepted"), person("accepted", false), person("pending"), person(null)],
  events: [
    { id: "333", rounds: [{ results: [{}, {}] }, { results: [] }] },
    { id: "pyram", rounds: null },
  ],
  schedule: { startDate: "2026-02-28", numberOfDays: 2, venues: [{ name: "Hall" }] },
};

describe("what is in the file", () => {
  test("is counted before anything is sent", () => {
    expect(summary(wcif)).toEqual({
      id: "Open2026",
      name: "Open 2026",
      start: "2026-02-28",
      end: "2026-03-01",
      competing: 1,
      others: 3,
      events: [
        { id: "333", rounds: 2 },
        { id: "pyram", rounds: 0 },
      ],
      results: 2,
      venue: "Hall",
    });
  });

  test("a competition of one day ends where it began", () => {
    expect(lastDay("2026-12-31", 1)).toBe("2026-12-31");
  });
});

describe("a file that is something else", () => {
  const fault = (text) => {
    try {
      readWcif(text);
    } catch (error) {
      return error;
    }
    return null;
  };

  test("is refused with the path of what is missing", () => {
    expect(fault("PK\u0003\u0004")).toMatchObject({ code: "not-json", field: null });
    expect(fault("[]")).toMatchObject({ code: "not-wcif", field: "$" });
    expect(fault(JSON.stringify({ ...wcif, events: {} }))).toMatchObject({ field: "$.events" });
    expect(fault("[]")).toBeInstanceOf(WcifError);
  });

  test("while a whole one is read", () => {
    expect(readWcif(JSON.stringify(wcif))).toEqual(wcif);
  });
});

describe("a path in words", () => {
  test("counts places in a list from one", () => {
    expect(pathParts("$.persons[3].registration.eventIds[0]")).toEqual([
      { key: "persons", n: 4 },
      { key: "registration" },
      { key: "eventIds", n: 1 },
    ]);
  });

  test("of nothing is nothing", () => {
    expect(pathParts(null)).toEqual([]);
  });
});
