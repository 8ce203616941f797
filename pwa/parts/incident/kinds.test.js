import { expect, test } from "vitest";
import { extrasOf, grants, kindsOf } from "./kinds.js";

const OLD = [{ code: "11e", key: "incident_extra", by: "main-judge" }];
const OF_2026 = [
  { code: "11e", key: "incident_extra", by: "delegate" },
  { code: "11e3", key: "provisional", by: "delegate" },
  { code: "11i2", key: "misscramble_may", by: "delegate" },
  { code: "11j2", key: "duplicate_group", by: "delegate" },
  { code: "A6b1", key: "timer_early_extra", by: "delegate" },
  { code: "A7g", key: "inexperience", by: "delegate" },
];
const numbers = (list) =>
  Object.fromEntries(kindsOf(list).map((one) => [one.what, one.regulation]));

test("what every edition knows can be reported before the rules have answered (5b, 11a1, 11a2, 11a3, 11d)", () => {
  expect(numbers(null)).toEqual({
    defect: "5b",
    disturbance: "11a2",
    timer: "11a3",
    scramble: "11a1",
    procedure: "11a1",
    equipment: "11a3",
    other: "11d",
  });
  expect(numbers(OLD)).toEqual(numbers(null));
});

test("an edition's own regulations stand where it has them (11i2, 11j2, A6b1, A7g)", () => {
  expect(numbers(OF_2026)).toMatchObject({
    scramble: "11i2",
    duplicate: "11j2",
    "timer-early": "A6b1",
    inexperience: "A7g",
  });
});

test("a defect alone gives no right to an extra attempt (5c)", () => {
  const offering = kindsOf(OF_2026).filter(({ offers }) => !offers);
  expect(offering.map(({ what }) => what)).toEqual(["defect"]);
});

test("who grants an extra attempt is the edition's to say, and so is a provisional one (11e, 11e3)", () => {
  expect(extrasOf(OLD)).toEqual({ by: "main-judge", provisional: false });
  expect(extrasOf(OF_2026)).toEqual({ by: "delegate", provisional: true });
  expect(extrasOf(undefined)).toEqual({ by: null, provisional: false });
  expect(grants("delegate", "main-judge")).toBe(true);
  expect(grants("head-judge", "main-judge")).toBe(true);
  expect(grants("head-judge", "delegate")).toBe(false);
  expect(grants("judge", "main-judge")).toBe(false);
});
