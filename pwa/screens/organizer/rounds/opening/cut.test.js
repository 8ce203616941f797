import { describe, expect, test } from "vitest";
import { atTheCut } from "./cut.js";

const ranked = [5, 3, 8, 1, 9];
const list = (advance, reserve) => ({ advance, reserve });

describe("the two lists of an opening", () => {
  test("are as the rules have them while nobody has withdrawn", () => {
    expect(atTheCut(list([5, 3], [8, 1, 9]), ranked, [5, 3], [], [])).toEqual({
      going: [5, 3],
      next: [8, 1, 9],
      instead: [],
      chosen: [5, 3],
    });
  });

  // 9p3: the best reserve takes the place
  test("keep who withdrew in the same place, and name who takes theirs", () => {
    const cut = atTheCut(list([3, 8], [1, 9]), ranked, [5, 3], [5], []);
    expect(cut).toEqual({ going: [5, 3, 8], next: [1, 9], instead: [8], chosen: [3, 8] });
  });

  // 9p3+: a reserve may withdraw, too, and the next one is asked
  test("a reserve who withdraws stays among the reserves", () => {
    const cut = atTheCut(list([5, 3], [8, 9]), ranked, [5, 3], [1], []);
    expect(cut).toMatchObject({ going: [5, 3], next: [8, 1, 9], instead: [] });
  });

  test("have nobody twice, nor anybody who has just withdrawn, while the rules are asked", () => {
    const cut = atTheCut(list([3, 8], [1, 9]), ranked, [5, 3], [5, 8], [8]);
    expect(cut).toEqual({ going: [5, 3], next: [8, 1, 9], instead: [], chosen: [3] });
  });

  test("who was ticked is in the round", () => {
    expect(atTheCut(list([5], [3, 8, 1, 9]), ranked, [5], [], [8]).chosen).toEqual([5, 8]);
  });
});
