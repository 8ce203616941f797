import { describe, expect, test } from "vitest";
import { differences, historyOf } from "./history.js";

const rules = {
  format: "a",
  cutoff: { attempts: 2, result: 1500 },
  limit_cs: 60000,
  cumulative: [],
  advancement: null,
  people: [1, 2],
};
let made = 0;
const entry = (kind, seq, body = {}, more = {}) => ({
  op: { id: `op-${++made}`, kind, body, ...more },
  stamp: seq && { seq },
});
const whats = (entries, board = null) => historyOf(entries, board).map(({ what }) => what);

describe("the history of a round", () => {
  test("names each step on the round itself, oldest first, and no attempt", () => {
    const entries = [
      entry("round.sign", null),
      entry("round.open", 1, rules),
      entry("attempt.record", 2),
      entry("round.enter", 3, {}, { subject: { person: 9 } }),
      entry("round.continue", 4, { attempts: 2, people: [1] }),
      entry("round.close", 6),
      entry("round.quit", 5, {}, { subject: { person: 2 } }),
      entry("round.open", 7, { ...rules, people: [1, 2, 9] }),
      entry("round.open", 8, rules),
    ];
    expect(whats(entries)).toEqual([
      "opened",
      "entered",
      "continued",
      "quit",
      "closed",
      "reopened",
      "again",
      "signed",
    ]);
  });

  // 9p2a, A1a3: what was announced, what it became, and why
  test("says what an opening changed of the one before", () => {
    const change = { ...rules, cutoff: { result: 2000, attempts: 2 }, reason: "a typing error" };
    const [, step] = historyOf([entry("round.open", 1, rules), entry("round.open", 2, change)]);
    expect(step.what).toBe("changed");
    expect(step.changes).toEqual([
      {
        name: "cutoff",
        from: { attempts: 2, result: 1500 },
        to: { attempts: 2, result: 2000 },
      },
    ]);
  });

  test("a refused change stays readable, and what follows is compared with what stands", () => {
    const first = entry("round.open", 1, rules);
    const refused = entry("round.open", 2, { ...rules, format: "3" });
    const again = entry("round.open", 3, rules);
    const board = { refused: [{ op: refused.op.id, reason: "role" }] };
    const steps = historyOf([first, refused, again], board);
    expect(steps.map((step) => [step.what, step.refused])).toEqual([
      ["opened", null],
      ["changed", "role"],
      ["again", null],
    ]);
  });
});

test("nothing said, an empty list and null are no difference, nor is the order of names", () => {
  const cutoff = { result: 1500, attempts: 2 };
  expect(differences(rules, { format: "a", cutoff, limit_cs: 60000 })).toEqual([]);
});
