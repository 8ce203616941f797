import { describe, expect, it } from "vitest";
import { noteFor } from "./note.js";

const empty = { status: "empty" };
const card = { closed: false, slots: [empty] };
const missed = { closed: true, slots: [{ status: "recorded" }, empty] };

describe("before typing", () => {
  it("says that a signed result can only be proposed or corrected (I8)", () => {
    expect(noteFor(card, { status: "recorded" }, "attempt.propose")).toBe("judge-note-propose");
    expect(noteFor(card, { status: "recorded" }, "attempt.correct")).toBe("judge-note-correct");
  });

  it("says that a dispute is the delegate's to decide (I2)", () => {
    expect(noteFor(card, { status: "disputed" }, "attempt.propose")).toBe("judge-note-disputed");
  });

  it("says that the cutoff was missed", () => {
    expect(noteFor(missed, empty, "attempt.record")).toBe("judge-note-cutoff");
  });

  it("says that somebody has withdrawn, or did not go on by position (2010 9g2)", () => {
    const gone = (left) => noteFor({ ...missed, left }, empty, "attempt.record");
    expect(gone("position")).toBe("judge-note-position");
    expect(gone("quit")).toBe("judge-note-quit");
  });

  it("says that somebody else has entered the attempt while it was typed", () => {
    const slot = { status: "recorded" };
    expect(noteFor(card, slot, "attempt.record", true)).toBe("judge-note-meanwhile");
    expect(noteFor(card, slot, "attempt.record")).toBe(null);
  });

  it("says that an extra attempt is asked for or provisional, and what becomes of a result meanwhile (11e, 11e3)", () => {
    expect(noteFor(card, { ...empty, asked: "asked" }, "attempt.record")).toBe("judge-note-asked");
    const given = { status: "recorded", asked: "provisional" };
    expect(noteFor(card, given, "attempt.propose")).toBe("judge-note-provisional");
  });

  it("says nothing about an ordinary attempt", () => {
    expect(noteFor(card, empty, "attempt.record")).toBe(null);
  });
});
