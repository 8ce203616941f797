import { beforeEach, expect, test, vi } from "vitest";

const made = [];
let failing = 0;
vi.mock("../../store/outbox.js", () => ({
  append: async (fact) => {
    if (failing-- > 0) throw Object.assign(new Error(), { code: "storage-full" });
    made.push(fact);
    return { id: `op-${made.length}` };
  },
}));
const { reasonOf, reportBody, send } = await import("./report.js");

const about = { round: "333-r1", person: 4, slot: 2 };
const said = { what: "defect", regulation: "5b", words: " a corner fell out " };

beforeEach(() => {
  made.length = 0;
  failing = 0;
});

test("a report says where, about whom, by which regulation, and in whose words (11a)", () => {
  expect(reportBody(about, said)).toEqual({ ...about, ...said, words: "a corner fell out" });
  const late = reportBody({ round: "333-r1" }, { what: "other", words: "" });
  expect(late).toMatchObject({ person: null, slot: null, regulation: null, words: "" });
});

test("the reason of an extra attempt begins with the regulation (11e)", () => {
  expect(reasonOf("Puzzle defect", said)).toBe("5b Puzzle defect: a corner fell out");
  expect(reasonOf("Something else", { regulation: null, words: "" })).toBe("Something else");
});

test("the report goes to those who decide, the extra attempt to its round", async () => {
  const kept = await send(about, said, "5b", {}, () => {});
  expect(kept).toEqual({ report: "op-1", extra: "op-2" });
  expect(made.map(({ stream, kind }) => [stream, kind])).toEqual([
    ["review", "incident.report"],
    ["333-r1", "attempt.extra"],
  ]);
  expect(made[1]).toMatchObject({ subject: { person: 4, slot: 2 }, body: { reason: "5b" } });
});

test("without an extra attempt the report goes alone, and may be about nobody", async () => {
  expect(await send({ round: "333-r1" }, said, false, {}, () => {})).toEqual({ report: "op-1" });
  expect(made[0].subject).toBe(null);
});

test("what was kept before a failure is not kept twice", async () => {
  let kept = {};
  const onKept = (now) => {
    kept = now;
    failing = 1;
  };
  await expect(send(about, said, "5b", kept, onKept)).rejects.toMatchObject({
    code: "storage-full",
  });
  expect(kept).toEqual({ report: "op-1" });
  failing = 0;
  await send(about, said, "5b", kept, () => {});
  expect(made.map(({ kind }) => kind)).toEqual(["incident.report", "attempt.extra"]);
});
