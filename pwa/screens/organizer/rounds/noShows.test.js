import { expect, test } from "vitest";
import { dnsBody, dnsOf, noShows, slotsForDns } from "./noShows.js";

const card = (person, closed, ...values) => ({
  person,
  closed,
  slots: values.map((value, place) => ({ slot: place + 1, value })),
});

/** As `round.next` with a cutoff after two attempts, which a DNS misses. */
const withCutoff = async (values) => {
  const missed = values.slice(0, 2).every((value) => value !== 0 && value < 0);
  const slot = values.indexOf(0) + 1;
  return missed || slot === 0 ? null : slot;
};
const withoutCutoff = async (values) => values.indexOf(0) + 1 || null;

test("those who never came are told from those who began and did not finish", () => {
  const cards = [
    card(1, true, 900, 900, 900),
    card(2, false, 0, 0, 0),
    card(3, false, 900, 0, 0),
    card(4, true, 1900, 1900, 0), // the cutoff is missed: blanks stay (9f5+)
  ];
  expect(noShows({ round: {}, cards }, [])).toEqual({ never: [2], rest: [3] });
});

test("whoever has an extra attempt to do has been there", () => {
  const extra = card(1, false, 0, 0);
  extra.slots[0].status = "extra";
  expect(noShows({ round: {}, cards: [extra] }, [])).toEqual({ never: [], rest: [1] });
});

test("about whom something is undecided nobody is asked", () => {
  const cards = [card(1, false, 0, 0), card(2, false, 900, 0)];
  const groups = [
    { what: "held", people: [{ person: 1 }] },
    { what: "disputed", people: [{ person: 2 }] },
  ];
  expect(noShows({ round: {}, cards }, groups)).toEqual({ never: [], rest: [] });
});

test("who withdrew before the first attempt has no result; who withdrew later has not started the rest", () => {
  const cards = [card(1, true, 0, 0), card(2, true, 900, 0)];
  const board = { round: { quit: [1, 2] }, cards };
  expect(noShows(board, [])).toEqual({ never: [], rest: [2] });
});

test("a DNS fills what is empty, and no more than a missed cutoff leaves (9f5+)", async () => {
  expect(await slotsForDns([0, 0, 0, 0, 0], withoutCutoff)).toEqual([1, 2, 3, 4, 5]);
  expect(await slotsForDns([900, 0, 0], withoutCutoff)).toEqual([2, 3]);
  expect(await slotsForDns([0, 0, 0, 0, 0], withCutoff)).toEqual([1, 2]);
});

test("a DNS is written as a judge's phone writes it", () => {
  expect(dnsBody("333")).toEqual({ penalties: [], declared: "dns" });
  expect(dnsBody("333fm")).toEqual({ value: -2, source: "paper" });
});

test("who has a DNS is found again, to take it back", () => {
  const board = { cards: [card(1, true, 900, -2), card(2, true, 900, 900)] };
  expect(dnsOf(board)).toEqual([{ person: 1, slots: [2] }]);
});
