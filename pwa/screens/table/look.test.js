import { describe, expect, it } from "vitest";
import { after, blankOf } from "../../parts/result-field/typed.js";
import { besideOf, lookAt } from "./look.js";

const terms = {
  edition: "wca-2026",
  event: "333",
  format: "a",
  cutoff: null,
  limit_cs: 60000,
  cumulative: [],
  unofficial: false,
};
const slots = [1, 2, 3].map((slot) => ({ slot, value: slot === 1 ? 1100 : 0 }));
const typed = (keys) => keys.reduce((now, key) => after("time", now, key), blankOf("time"));
const beside = { field: [900], before: [] };

/** The rules, as far as a test says what they say. */
function rules(said) {
  const asked = [];
  const call = async (request) => {
    asked.push(request);
    const answer = said[request.call];
    if (answer instanceof Error) throw answer;
    return answer ?? {};
  };
  return { call, asked };
}

const refusal = (code) => Object.assign(new Error(code), { code });
const calm = { "card.doubts": { doubts: [] }, "round.result": { average: 0 } };

describe("a look at the card", () => {
  it("holds what is typed beside what stands there", async () => {
    const { call, asked } = rules({ ...calm, "attempt.result": { value: 1234, text: "12.34" } });
    const look = await lookAt(call, terms, slots, new Map([[2, typed([..."1234"])]]), beside);
    expect(look.read).toMatchObject([{ slot: 2, value: 1234, text: "12.34" }]);
    const question = asked.find((one) => one.call === "card.doubts");
    expect(question).toMatchObject({ attempts: [1100, 1234, 0], whole: true, field: [900] });
  });

  it("names the attempt that the rules do not take", async () => {
    const { call } = rules({ ...calm, "attempt.result": refusal("bad-argument") });
    const look = await lookAt(call, terms, slots, new Map([[3, typed(["5"])]]), beside);
    expect(look.refused).toBe(3);
  });

  it("lets the card be saved when nobody can be asked", async () => {
    const { call } = rules({ "attempt.result": refusal("rules-unavailable") });
    const look = await lookAt(call, terms, slots, new Map([[2, typed(["5"])]]), beside);
    expect(look).toMatchObject({ unchecked: true, refused: null, read: [{ slot: 2 }] });
  });
});

it("others' results and the card before stand beside it", () => {
  const card = (person, best, values) => ({
    person,
    best,
    slots: values.map((value) => ({ value })),
  });
  const board = { cards: [card(1, 900, [900]), card(2, 0, [0]), card(3, -1, [-1])] };
  expect(besideOf(board, 2, 1)).toEqual({ field: [900], before: [900] });
  expect(besideOf(null, 2, 1)).toEqual({ field: [], before: [] });
});
