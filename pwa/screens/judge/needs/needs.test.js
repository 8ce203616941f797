import { describe, expect, it } from "vitest";
import { linesOf, offerOf, outlookQuestion, toggledOffer } from "./needs.js";

const outlook = { left: 1, average: { best: 1100, worst: 1200, so_far: null }, needs: null };
const limit = { used_cs: 100, left_cs: 900, rows: [], row: { verdict: "none" } };
const ids = (...told) => linesOf(...told).map(({ id }) => id);

describe("outlookQuestion", () => {
  it("leaves out the attempt that is typed again", () => {
    const terms = { edition: "wca-2026", event: "333", format: "3", cutoff: null };
    const { attempts } = outlookQuestion(terms, { slot: 2, attempts: [900, 800, 0] });
    expect(attempts).toEqual([900, 0, 0]);
  });
});

describe("linesOf", () => {
  it("says nothing before the rules have answered", () => {
    expect(linesOf(null, null, null)).toEqual([]);
  });

  it("says best and worst when one attempt decides, and not before", () => {
    expect(linesOf(outlook, null, null)).toEqual([
      {
        id: "judge-needs-average",
        best: { cs: 1100, kind: "average" },
        worst: { cs: 1200, kind: "average" },
      },
    ]);
    expect(ids({ ...outlook, left: 2 }, null, null)).toEqual([]);
    expect(ids({ ...outlook, left: 0 }, null, null)).toEqual([]);
  });

  it("says a mean as it stands, and an average that is lost", () => {
    const mean = { ...outlook, average: { best: 700, worst: -1, so_far: 1050 } };
    expect(ids(mean, null, null)).toEqual(["judge-needs-so-far"]);
    const lost = { left: 2, needs: null, average: { best: -1, worst: -1, so_far: null } };
    expect(ids(lost, null, null)).toEqual(["judge-needs-sunk"]);
  });

  it("puts the cutoff first, by the edition's comparison, and says two things at most", () => {
    const needs = { type: "cutoff", at_most: 1200, left: 1 };
    expect(linesOf({ ...outlook, needs }, null, null)[0]).toEqual({
      id: "judge-needs-at-most",
      value: { cs: 1200, kind: "single" },
      left: 1,
    });
    const under = { type: "cutoff", better_than: 1200, left: 2 };
    expect(ids({ ...outlook, needs: under }, limit, null)).toEqual([
      "judge-needs-better-than",
      "judge-needs-left",
    ]);
  });

  it("says that the time left is a guess where a DNF has no time, and when there is none", () => {
    const lost = { ...limit, rows: [{ flags: ["unknown-time"] }] };
    expect(ids(null, lost, null)).toEqual(["judge-needs-left-at-most"]);
    expect(ids(null, { ...limit, left_cs: 0 }, null)).toEqual(["judge-needs-none-left"]);
  });

  it("leaves it to the main judge where the edition does", () => {
    expect(ids(null, limit, { verdict: "ok", flags: ["over-limit"] })).toEqual([
      "judge-flag-over-limit",
    ]);
  });
});

describe("offerOf", () => {
  const body = { penalties: [], reading_ms: 9_000 };
  const over = { verdict: "dnf", causes: ["A1a4"], flags: [] };

  it("offers the DNF of the attempt that reached the limit", () => {
    expect(offerOf(limit, over, body)).toEqual({ verdict: "dnf", code: "A1a4" });
  });

  it("offers nothing within the limit, and nothing that the entry says already", () => {
    expect(offerOf(limit, { verdict: "ok", causes: [], flags: [] }, body)).toBeNull();
    expect(offerOf(limit, over, { ...body, declared: "dnf" })).toBeNull();
    expect(offerOf(limit, over, { ...body, penalties: ["A1a4"] })).toBeNull();
    expect(offerOf(null, null, body)).toBeNull();
  });

  it("offers the DNS before anything is typed", () => {
    const none = { ...limit, row: { verdict: "dns", code: "A1a2+++++" } };
    expect(offerOf(none, null, { penalties: [] })).toEqual({ verdict: "dns", code: "A1a2+++++" });
  });
});

describe("toggledOffer", () => {
  it("puts the ruling and its code, and takes both back", () => {
    const entry = { digits: "900", plus2: false, ruling: null, penalties: ["A6c"] };
    const on = toggledOffer(entry, { verdict: "dnf", code: "A1a4" }, true);
    expect(on).toEqual({ ...entry, ruling: "dnf", penalties: ["A6c", "A1a4"] });
    expect(toggledOffer(on, { verdict: "dnf", code: "A1a4" }, false)).toEqual(entry);
  });
});
