import { expect, test } from "vitest";
import {
  earlier,
  isOpen,
  lineOf,
  seemingOrder,
  sharedLimit,
  sharedRounds,
  upToDate,
  usageQuestion,
  whoHasBegun,
} from "./limit.js";

const line = (slot, value) => ({ slot, value, op: value ? `${slot}` : null, status: "recorded" });
const card = (person, ...values) => {
  return { person, closed: false, slots: values.map((value, place) => line(place + 1, value)) };
};
const four = { round: "444bf-r1", event: "444bf", unofficial: false };
const five = { round: "555bf-r1", event: "555bf", unofficial: false };
const shared = [
  { ...four, board: { cards: [card(1, 60_000, -1, 0), card(2, 0, 0, 0), card(3, -2, -2, -2)] } },
  { ...five, board: { cards: [card(1, 90_000, 0, 0)] } },
];
const at = (round, slot) => ({ round, slot });

test("a limit of each attempt is shared by none (A1a2)", () => {
  expect(sharedLimit({ limit_cs: 60_000, cumulative: [] })).toBe(null);
  const both = { limit_cs: 180_000, cumulative: ["444bf-r1", "555bf-r1"] };
  expect(sharedLimit(both)).toEqual({ limit_cs: 180_000, rounds: both.cumulative });
});

test("the rounds under it, also one of which nothing is known here", () => {
  const kit = {
    rounds: [{ id: "444bf-r1", event: "444bf" }],
    events: [{ id: "444bf", official: true }],
  };
  expect(sharedRounds(["444bf-r1"], kit, () => null)).toEqual([{ ...four, board: null }]);
});

test("whoever has an attempt under it, be it one that was not started", () => {
  expect(whoHasBegun(shared)).toEqual([1, 3]);
  expect(lineOf(shared, 1, at("555bf-r1", 1)).value).toBe(90_000);
  expect(lineOf(shared, 2, at("555bf-r1", 1))).toBe(null);
});

test("attempts are suggested in the order of their entry, those of a round by number (A1a2++++++)", () => {
  const times = { "444bf-r1/1": "10:00", "444bf-r1/2": "10:40", "555bf-r1/1": "10:20" };
  const order = seemingOrder(shared, 1, (round, _, slot) => times[`${round}/${slot}`]);
  expect(order).toEqual([at("444bf-r1", 1), at("555bf-r1", 1), at("444bf-r1", 2)]);
  const late = { ...times, "444bf-r1/1": "11:00" }; // the first was typed last
  expect(seemingOrder(shared, 1, (round, _, slot) => late[`${round}/${slot}`])).toEqual([
    at("555bf-r1", 1),
    at("444bf-r1", 1),
    at("444bf-r1", 2),
  ]);
});

test("over two rounds somebody has to say the order, and again when an attempt has come since", () => {
  const order = [at("444bf-r1", 1), at("555bf-r1", 1)];
  expect(isOpen([order[0]], null)).toBe(false);
  expect(isOpen(order, null)).toBe(true);
  expect(isOpen(order, [...order].reverse())).toBe(false);
  const more = [...order, at("444bf-r1", 2)];
  expect(isOpen(more, order)).toBe(true);
  expect(upToDate([...order].reverse(), more)).toEqual([order[1], order[0], more[2]]);
  expect(earlier(order, 1)).toEqual([order[1], order[0]]);
  expect(earlier(order, 0)).toEqual(order);
});

test("the rules are asked with the order and the time that was estimated (A1a2+++)", () => {
  const terms = { edition: "wca-2026", limit_cs: 180_000 };
  const order = [at("444bf-r1", 1), at("444bf-r1", 2)];
  const asked = usageQuestion(terms, shared, 1, order, new Map([["444bf-r1/2", 30_000]]));
  expect(asked).toMatchObject({ call: "limits.check", cumulative_cs: 180_000 });
  expect(asked.order).toEqual([order[0], { ...order[1], estimate_cs: 30_000 }]);
  expect(asked.cards.map(({ slots }) => slots.map(({ value }) => value))).toEqual([
    [60_000, -1, 0],
    [90_000, 0, 0],
  ]);
});
