import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import editions from "../../docs/editions/editions.json";
import list from "../../docs/editions/timers.json";
import { nameOfTimer, saidOfTimer, timersToName } from "./allowed.js";

const words = readFileSync(new URL("../../i18n/en.ftl", import.meta.url), "utf8");
const rules = Object.entries(list.editions);
const ids = list.timers.map((timer) => timer.id);

/** Every place of the list where a note may stand. */
const notes = [
  ...list.timers,
  ...rules.flatMap(([, { timers, others }]) => [...Object.values(timers), others]),
].flatMap(({ note }) => note ?? []);

describe("the list of timers", () => {
  it("names each timer once, with its maker and what is read of it", () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain("other");
    for (const timer of list.timers) {
      expect(timer).toEqual({
        id: expect.stringMatching(/^[a-z0-9-]+$/),
        maker: expect.any(String),
        name: expect.any(String),
        generation: timer.generation === null ? null : expect.any(Number),
        digits: expect.toSatisfy((digits) => digits === 5 || digits === 6),
        ways: expect.toSatisfy((ways) => ways.every((way) => ["cable", "bluetooth"].includes(way))),
        quirks: expect.any(Array),
        ...("note" in timer && { note: expect.any(String) }),
      });
    }
  });

  it("has every edition, by the regulations that its table cites", () => {
    expect(Object.keys(list.editions)).toEqual(Object.keys(editions));
    for (const [edition, { cite }] of rules)
      expect(cite).toEqual(editions[edition].timekeeping.timer.cite);
  });

  it.each(rules)("says of each timer in %s whether it is allowed", (_, { timers, others }) => {
    for (const rule of [...Object.values(timers), others])
      expect(["yes", "no", "ask"]).toContain(rule.allowed);
    for (const id of Object.keys(timers)) expect(ids).toContain(id);
  });

  it.each(notes)("has words for the note %s", (note) => {
    expect(words.includes(`\ntimer-list-note-${note} = `)).toBe(true);
  });
});

describe("what the judge is told of a timer", () => {
  it("8a7 of 2008 and 2010: a StackMat of generation 2 or later, and no other make", () => {
    for (const edition of ["wca-2008", "wca-2010"]) {
      expect(saidOfTimer(edition, "speed-stacks-2")).toEqual({
        allowed: "yes",
        code: "8a7",
        notes: [],
      });
      expect(saidOfTimer(edition, "speed-stacks-4-pro").allowed).toBe("yes");
      for (const id of ["gan-halo", "yuxin", "other"])
        expect(saidOfTimer(edition, id)).toEqual({
          allowed: "no",
          code: "8a7",
          notes: ["stackmat-only"],
        });
    }
  });

  it("7f1a of 2026: an approved timer; generation 2 is none any more", () => {
    expect(saidOfTimer("wca-2026", "speed-stacks-2")).toMatchObject({
      allowed: "no",
      code: "7f1a",
    });
    expect(saidOfTimer("wca-2026", "speed-stacks-5-pro").allowed).toBe("yes");
  });

  it("A3b of 2026: generation 5 must be in 2-pad mode", () => {
    expect(saidOfTimer("wca-2026", "speed-stacks-5-pro").notes).toEqual(["two-pads"]);
  });

  it.each(["gan-halo", "yuxin", "qiyi", "other"])(
    "7f1a of 2026: to ask the Delegate about %s, whose place in the list was not seen",
    (id) => {
      expect(saidOfTimer("wca-2026", id)).toMatchObject({ allowed: "ask", code: "7f1a" });
    },
  );

  it("of an edition that the list does not have: that it is not known", () => {
    expect(saidOfTimer("wca-2031", "yuxin")).toEqual({ allowed: "unknown", code: "", notes: [] });
  });

  it("follows the list as it is edited", () => {
    const edited = {
      timers: [{ id: "new", name: "New timer", ways: ["cable"] }],
      editions: {
        e: { cite: ["7f1a"], timers: { new: { allowed: "yes" } }, others: { allowed: "ask" } },
      },
    };
    expect(saidOfTimer("e", "new", edited).allowed).toBe("yes");
    expect(saidOfTimer("e", "other", edited).allowed).toBe("ask");
    expect(timersToName(edited)).toEqual([{ id: "new", label: "New timer", ways: ["cable"] }]);
  });
});

describe("a timer's name", () => {
  it("is the list's, and none where the list has none", () => {
    expect(nameOfTimer("gan-halo")).toBe("GAN Halo");
    expect(nameOfTimer("other")).toBe(null);
  });
});
