import { describe, expect, it } from "vitest";
import { cardByHand, cardOf, closedBy, doneOf, nextSlot, slotState } from "./card.js";

const round = { id: "333-r1", format: "a" };
const slot = (number, status = "empty", more = {}) => ({
  slot: number,
  status,
  op: status === "empty" ? null : `op-${number}`,
  confirmed: false,
  ...more,
});
const board = (slots, closed = false) => ({
  round: { status: "open" },
  cards: [{ person: 2, slots, closed }],
  proposals: [],
});
const accepted = () => "accepted";

describe("a card", () => {
  it("offers the first attempt without a result", () => {
    const card = cardOf(board([slot(1, "recorded"), slot(2), slot(3)]), round, 2);
    expect(nextSlot(card)).toBe(2);
    expect(doneOf(card)).toBe(1);
  });

  it("offers an attempt that is to be done again", () => {
    expect(nextSlot(cardOf(board([slot(1, "extra"), slot(2)]), round, 2))).toBe(1);
  });

  it("goes on where a result waits for a decision, and comes back to it last", () => {
    const waiting = { op: "a", kind: "attempt.record", person: 2, slot: 1 };
    const told = (slots) => ({ ...board(slots), proposals: [waiting] });
    expect(nextSlot(cardOf(told([slot(1), slot(2)]), round, 2))).toBe(2);
    expect(nextSlot(cardOf(told([slot(1), slot(2, "recorded")]), round, 2))).toBe(1);
  });

  it("offers nothing when the cutoff was missed, although attempts are empty", () => {
    const card = cardOf(board([slot(1, "recorded"), slot(2, "recorded"), slot(3)], true), round, 2);
    expect(nextSlot(card)).toBe(null);
    expect(closedBy(card)).toBe("cutoff");
  });

  it("says why it closed before its last attempt, where no cutoff did (2010 9g2)", () => {
    const closed = board([slot(1, "recorded"), slot(2)], true);
    const left = (round) => closedBy(cardOf({ ...closed, round }, { format: "a" }, 2));
    expect(left({ quit: [2], phases: [] })).toBe("quit");
    expect(left({ quit: [], phases: [{ attempts: 1, people: [7] }] })).toBe("position");
    expect(left({ quit: [], phases: [{ attempts: 1, people: [2] }] })).toBe("cutoff");
  });

  it("says that somebody is not in the round", () => {
    expect(cardOf(board([]), round, 62).inRound).toBe(false);
  });

  it("is blank and open to everybody while there is no board", () => {
    const card = cardOf(null, round, 62);
    expect(card.inRound).toBe(null);
    expect(card.slots).toHaveLength(5);
    expect(nextSlot(card)).toBe(1);
  });
});

describe("a card without a board", () => {
  const op = (kind, number, id, base = [], body = { text: "12.34" }) => ({
    op: { id, kind, subject: { person: 62, slot: number }, base, body },
  });
  const byHand = (...entries) =>
    cardByHand(cardOf(null, round, 62), entries, 62, ({ text }) => text);
  const first = (...entries) => byHand(...entries).slots[0];
  const other = { text: "13.00" };

  it("shows what was typed here, and goes on to the next attempt", () => {
    const card = byHand(op("attempt.record", 1, "a"));
    expect(card.slots[0]).toMatchObject({ status: "recorded", op: "a", text: "12.34" });
    expect(nextSlot(card)).toBe(2);
  });

  it("knows what the competitor has confirmed here", () => {
    const confirm = op("attempt.confirm", 1, "b", ["a"], { op: "a" });
    const [one, two] = byHand(op("attempt.record", 1, "a"), confirm).slots;
    expect([one.confirmed, two.confirmed]).toEqual([true, false]);
  });

  it("shows nothing that was taken off the card here", () => {
    expect(nextSlot(byHand(op("attempt.record", 1, "a"), op("attempt.void", 1, "b", ["a"])))).toBe(
      1,
    );
  });

  it("shows a dispute as one, and neither of its results as the result (I2)", () => {
    const entries = [op("attempt.record", 1, "a"), op("attempt.record", 1, "b", [], other)];
    expect(first(...entries)).toMatchObject({ status: "disputed", text: "", op: null });
    expect(slotState(first(...entries), false, accepted)).toBe("disputed");
    expect(nextSlot(byHand(...entries))).toBe(2);
  });

  it("knows that two who typed the same agree, and that a later entry had seen the one before", () => {
    expect(first(op("attempt.record", 1, "a"), op("attempt.record", 1, "b")).text).toBe("12.34");
    const later = op("attempt.record", 1, "b", ["a"], other);
    expect(first(later, op("attempt.record", 1, "a"))).toMatchObject({ op: "b", text: "13.00" });
  });

  it("sees a dispute with what the competitor has confirmed, unless the change had seen that (I8)", () => {
    const record = op("attempt.record", 1, "a");
    const confirm = op("attempt.confirm", 1, "b", ["a"], { op: "a" });
    const change = (base) => op("attempt.record", 1, "c", base, other);
    expect(first(record, confirm, change(["a"])).status).toBe("disputed");
    expect(first(record, confirm, change(["b"])).text).toBe("13.00");
  });

  it("shows what a dispute was decided to be", () => {
    const entries = [op("attempt.record", 1, "a"), op("attempt.record", 1, "b", [], other)];
    const decide = (body) => op("attempt.decide", 1, "c", ["a", "b"], body);
    expect(first(...entries, decide({ keep: "b" }))).toMatchObject({ op: "c", text: "13.00" });
    expect(first(...entries, decide({ result: { text: "DNF" } })).text).toBe("DNF");
  });

  it("leaves out what a revoked phone handed in", () => {
    const handed = { ...op("attempt.record", 1, "a"), stamp: { standing: "revoked" } };
    const taken = { ...op("attempt.record", 1, "b"), stamp: { standing: "ok" } };
    expect([nextSlot(byHand(handed)), nextSlot(byHand(taken))]).toEqual([1, 2]);
  });
});

describe("a slot", () => {
  it("shows the dispute before anything else", () => {
    expect(slotState(slot(1, "disputed"), true, accepted)).toBe("disputed");
  });

  it("is signed off only when the server has the entry", () => {
    const signed = slot(1, "recorded", { confirmed: true });
    expect(slotState(signed, false, accepted)).toBe("signed");
    expect(slotState(signed, false, () => "saved")).toBe("saved");
  });

  it("says that the attempt is to be done again (11e)", () => {
    const extra = slot(1, "extra");
    expect(slotState(extra, false, accepted)).toBe("extra");
    expect(slotState(extra, false, () => "saved")).toBe("saved");
  });

  it("says that an extra attempt is asked for, or provisional, rather than that something waits (11e, 11e3)", () => {
    expect(slotState(slot(1, "empty", { asked: "asked" }), true, accepted)).toBe("asked");
    const given = slot(1, "recorded", { asked: "provisional", confirmed: true });
    expect(slotState(given, true, accepted)).toBe("provisional");
    expect(slotState(slot(1, "disputed", { asked: "asked" }), true, accepted)).toBe("disputed");
  });

  it("does not look finished before the competitor has confirmed it", () => {
    expect(slotState(slot(1, "recorded"), false, accepted)).toBe("unconfirmed");
  });
});
