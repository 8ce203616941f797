import { describe, expect, it } from "vitest";
import { recentOf } from "./recent.js";

const op = (device, n, person, slot, kind = "attempt.record") => ({
  id: `${device}-${n}`,
  device,
  n,
  kind,
  subject: { person, slot },
});
const ids = (ops, most = 9) => recentOf(ops, 7, most).map(({ id }) => id);

describe("what was entered at this phone last", () => {
  it("stands newest first, by the phone's own count", () => {
    expect(ids([op(7, 3, 1, 2), op(7, 1, 1, 1), op(7, 5, 2, 1)])).toEqual(["7-5", "7-3", "7-1"]);
  });

  it("shows of an attempt that was entered again the last entry alone", () => {
    expect(ids([op(7, 1, 1, 1), op(7, 2, 1, 1, "attempt.propose")])).toEqual(["7-2"]);
  });

  it("leaves out what others entered, and marks", () => {
    expect(ids([op(8, 1, 1, 1), op(7, 2, 1, 1, "attempt.confirm"), op(7, 1, 1, 1)])).toEqual([
      "7-1",
    ]);
  });

  it("ends after a few", () => {
    expect(ids([op(7, 1, 1, 1), op(7, 2, 2, 1), op(7, 3, 3, 1)], 2)).toEqual(["7-3", "7-2"]);
  });
});
