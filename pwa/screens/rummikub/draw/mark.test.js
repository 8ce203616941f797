import { expect, test } from "vitest";
import { markOf, revisionOf } from "./mark.js";

const seated = (round, ...people) => ({
  round,
  tables: [{ table: 1, seats: people.map((person, seat) => ({ seat, person })) }],
});

test("the same seats have the same mark, others have another", () => {
  expect(markOf(seated(1, 5, 6, 7))).toBe(markOf(seated(1, 5, 6, 7)));
  const others = [seated(1, 6, 5, 7), seated(2, 5, 6, 7), seated(1, 5, 6), seated(1, 5, 6, null)];
  for (const one of others) expect(markOf(one)).not.toBe(markOf(seated(1, 5, 6, 7)));
  expect(markOf(seated(1, 5, 6, 7))).toMatch(/^[0-9A-F]{4}$/);
});

test("everybody who was moved makes another revision", () => {
  const seats = [{ moved: false }, { moved: true }, { moved: true }];
  expect(revisionOf({ seats })).toBe(3);
  expect(revisionOf({ seats: [] })).toBe(1);
});
