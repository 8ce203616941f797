import { describe, expect, it } from "vitest";
import { after } from "../../parts/result-field/typed.js";
import { changed, emptyDraft, endsAt, entriesOf, halfTyped, removable } from "./draft.js";

const slot = (number, status = "empty", more = {}) => ({
  slot: number,
  status,
  value: status === "empty" ? 0 : 1234,
  text: status === "empty" ? "" : "12.34",
  confirmed: false,
  ...more,
});
const key = (draft, number, ...keys) =>
  keys.reduce(
    (now, one) => changed(now, "time", number, (typed) => after("time", typed, one)),
    draft,
  );
const read = (number, more) => ({ slot: number, body: { reading_ms: 9990 }, ...more });

describe("a draft", () => {
  it("holds what is typed, and forgets what is blank again", () => {
    expect([...key(emptyDraft, 2, "1").keys()]).toEqual([2]);
    expect(key(emptyDraft, 2, "1", "back").size).toBe(0);
  });

  it("knows an attempt of which only a part is typed", () => {
    expect(halfTyped(key(emptyDraft, 3, "plus2"))).toBe(3);
    expect(halfTyped(key(emptyDraft, 3, "plus2", "5"))).toBe(null);
  });

  it("ends the card at an empty attempt with nothing behind it", () => {
    const slots = [slot(1), slot(2), slot(3)];
    const draft = key(emptyDraft, 1, "5");
    expect(endsAt(draft, slots, 1)).toBe(false);
    expect(endsAt(draft, slots, 2)).toBe(true);
    expect(endsAt(draft, [slot(1), slot(2), slot(3, "recorded")], 2)).toBe(false);
  });
});

describe("saving a card", () => {
  it("records new attempts, and says nothing of those that say the same", () => {
    const slots = [slot(1, "recorded"), slot(2)];
    const found = entriesOf(
      [read(1, { value: 1234, text: "12.34" }), read(2, { value: 999, text: "9.99" })],
      slots,
      "scoretaker",
    );
    expect(found).toEqual([{ slot: 2, kind: "attempt.record", body: { reading_ms: 9990 } }]);
  });

  it("changes an unsigned attempt by a further record", () => {
    const found = entriesOf(
      [read(1, { value: 999, text: "9.99" })],
      [slot(1, "recorded")],
      "scoretaker",
    );
    expect(found[0].kind).toBe("attempt.record");
  });

  it("proposes after sign-off and in a dispute; the authority corrects (I8, I2)", () => {
    const signed = [slot(1, "recorded", { confirmed: true })];
    const disputed = [slot(1, "disputed")];
    const one = [read(1, { value: 999, text: "9.99" })];
    expect(entriesOf(one, signed, "scoretaker")[0].kind).toBe("attempt.propose");
    expect(entriesOf(one, disputed, "scoretaker")[0].kind).toBe("attempt.propose");
    expect(entriesOf(one, signed, "delegate")[0].kind).toBe("attempt.correct");
  });

  it("keeps everything that is typed while the rules cannot be asked", () => {
    expect(entriesOf([read(1)], [slot(1, "recorded")], "scoretaker")).toHaveLength(1);
  });
});

it("can take off what has a result", () => {
  const slots = [slot(1, "recorded"), slot(2), slot(3, "disputed")];
  expect(removable(slots).map((one) => one.slot)).toEqual([1, 3]);
});
