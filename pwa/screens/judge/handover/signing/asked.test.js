import { describe, expect, it } from "vitest";
import { handAsked, lineOf, whoIs } from "./asked.js";

const handed = { slot: 2, op: "a", body: { reading_ms: 12340, penalties: ["A6c"] } };
const kim = { number: 3, name: "Minjun Kim", local_name: "김민준", wca_id: "2009KIMM01" };
const people = [kim, { number: 4, name: "Noa Levi" }];

describe("what is asked about a result", () => {
  it("is the board's line as soon as it tells of the entry", () => {
    const line = { op: "a", status: "recorded", value: 1434, reading_cs: 1234 };
    expect(lineOf(handed, line, null)).toMatchObject({ slot: 2, value: 1434, reading_cs: 1234 });
  });

  it("is the rules' result before that, and never another entry's", () => {
    const other = { op: "b", status: "recorded", value: 999, reading_cs: 999 };
    const result = { value: 1434, reading_cs: 1234 };
    expect(lineOf(handed, other, result)).toMatchObject({ value: 1434, reading_cs: 1234 });
    expect(lineOf(handed, other, null)).toBe(null);
  });

  it("is the value itself where that was entered", () => {
    expect(lineOf({ ...handed, body: { value: -1 } }, null, { text: "DNF" }).value).toBe(-1);
  });

  it("tells of a penalty in cubes", () => {
    const body = { attempted: 2, solved: 2, seconds: 60, penalties: ["10e3"] };
    expect(lineOf({ ...handed, body }, null, { value: 970006000 }).penalty).toBe(true);
  });

  it("finds the hand among what the edition asks for", () => {
    const hand = { who: "competitor", form: "hand", code: "A7d" };
    expect(handAsked({ asked: [{ who: "judge", form: "name" }, hand] })).toBe(hand);
    expect(handAsked({ asked: [] })).toBe(null);
    expect(handAsked(undefined)).toBe(null);
  });
});

describe("whom a badge names", () => {
  it("is the competitor, by number, name or WCA ID, also in a link", () => {
    for (const text of [
      "3",
      " minjun kim",
      "김민준",
      "2009kimm01",
      "https://w.org/persons/2009KIMM01",
    ])
      expect(whoIs(text, kim, people)).toBe("self");
  });

  it("is somebody else, or nobody here", () => {
    expect(whoIs("4", kim, people)).toBe("other");
    expect(whoIs("K.", kim, people)).toBe("nobody");
    expect(whoIs("", kim, people)).toBe("nobody");
  });
});
