import { beforeEach, describe, expect, it, vi } from "vitest";
import { holderName, holdersOf, holderTyped, rememberHolder } from "./holders.js";

const people = [
  { number: 2, name: "Zoë Kim" },
  { number: 7, name: "Li Wei" },
  { number: 21, name: "Li Wei" },
];

describe("those who held this phone", () => {
  beforeEach(() => {
    const kept = new Map();
    vi.stubGlobal("localStorage", {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, value),
    });
  });

  it("stand latest first, each once, by competition", () => {
    for (const name of ["Ann", "Bo", "Ann"]) rememberHolder("Cubes", name);
    rememberHolder("Other", "Cy");
    expect(holdersOf("Cubes")).toEqual(["Ann", "Bo"]);
  });

  it("are six at most, so that each is one tap away", () => {
    for (const name of "ABCDEFGH") rememberHolder("Cubes", name);
    expect(holdersOf("Cubes")).toEqual(["H", "G", "F", "E", "D", "C"]);
  });
});

describe("a holder's name on an entry", () => {
  it("is the person's, with the number only where two have one name", () => {
    expect(holderName(people[0], people)).toBe("Zoë Kim");
    expect(holderName(people[2], people)).toBe("Li Wei (21)");
  });

  it("comes from a number that somebody has", () => {
    expect(holderTyped(" 2 ", people)).toBe("Zoë Kim");
    expect(holderTyped("7", people)).toBe("Li Wei (7)");
  });

  it("is what was typed where it names nobody, and a part of a name names nobody", () => {
    expect(holderTyped("S4", people)).toBe("S4");
    expect(holderTyped("99", people)).toBe("99");
    expect(holderTyped("Zo", people)).toBe("Zo");
  });
});
