import { describe, expect, it } from "vitest";
import { whyOf } from "../result-field/codes.js";
import { linesOf } from "./lines.js";

describe("the penalties of a result", () => {
  const rows = [{ penalty: "B2c" }, { penalty: "A6c#undecidable" }];

  it("are its codes, then the rules' causes that are no code of it", () => {
    const result = { causes: ["A5a", "9f12c"] };
    expect(whyOf({ penalties: ["B2c", "A5a"] }, result)).toEqual(["B2c", "A5a", "9f12c"]);
    expect(whyOf({ value: -1 }, null)).toEqual([]);
    expect(whyOf(null, result)).toEqual(["A5a", "9f12c"]);
  });

  it("stand once each, with how often", () => {
    expect(linesOf(["B2c", "A6c#undecidable", "B2c"], rows)).toEqual([
      { code: "B2c", number: "B2c", row: rows[0], times: 2 },
      { code: "A6c#undecidable", number: "A6c", row: rows[1], times: 1 },
    ]);
  });

  it("keep their number where no sheet has them, or none is here yet", () => {
    expect(linesOf(["X1"], rows)).toEqual([{ code: "X1", number: "X1", row: null, times: 1 }]);
    expect(linesOf(["B2c"], null)[0]).toMatchObject({ number: "B2c", row: null });
  });
});
