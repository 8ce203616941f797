import { describe, expect, it } from "vitest";
import { certain, search } from "./search.js";

const people = [
  { number: 62, name: "Max Park" },
  { number: 2, name: "Zoë Kim", local_name: "김하나", wca_id: "2019KIMZ01" },
  { number: 21, name: "Li Wei", local_name: "李伟" },
];
const numbers = (query) => search(people, query).map((one) => one.number);

describe("searching a competitor", () => {
  it("puts the exact number first, and 2 never means 62", () => {
    expect(numbers("2")).toEqual([2, 21]);
    expect(certain(people, "2").number).toBe(2);
  });

  it("chooses nobody for a number that nobody has", () => {
    expect(certain(people, "6")).toBe(null);
  });

  it("finds names in any script, without accents, whatever the spaces", () => {
    expect(numbers("zoe")).toEqual([2]);
    expect(numbers("김 하나")).toEqual([2]);
    expect(numbers("李")).toEqual([21]);
    expect(numbers("2019kim")).toEqual([2]);
  });

  it("shows everybody while nothing is typed, and chooses nobody", () => {
    expect(numbers(" ")).toHaveLength(3);
    expect(certain(people, " ")).toBe(null);
  });
});
