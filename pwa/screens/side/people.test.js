import { expect, test } from "vitest";
import { guestNumber, isGuest, personOf } from "./people.js";

test("a device numbers guests in a row of its own", () => {
  const first = guestNumber(3, []);
  expect(first).toBe(1_003_001);
  expect(guestNumber(3, [{ person: first }])).toBe(first + 1);
  expect(guestNumber(4, [{ person: first }])).toBe(1_004_001);
  expect(isGuest(first)).toBe(true);
  expect(isGuest(999)).toBe(false);
});

test("a name comes from the competition, else from the entry, else it is the number", () => {
  const people = [{ number: 2, name: "Ada Haddad" }];
  expect(personOf(people, [], 2).name).toBe("Ada Haddad");
  expect(personOf(people, [{ person: 1_003_001, name: "Kim" }], 1_003_001).name).toBe("Kim");
  expect(personOf(people, [], 7).name).toBe("#7");
});
