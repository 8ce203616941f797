/** Each block's sums, asked of the rules as they stood right after it. */
import { expect, test } from "vitest";
import { ledgerOf } from "./ledger.js";

const clocks = (part, at_ms, sign, white_ms, black_ms) => ({
  ...{ what: "clocks", part, at_ms, sign, white_ms, black_ms },
  unpaid_ms: { white: 0, black: 0 },
});
const replay = {
  of: [
    { event: { at_ms: 0, do: "start" } },
    { event: { at_ms: 900, do: "move" } },
    { event: { at_ms: 1_000, do: "move" } },
    { event: { at_ms: 5_000, do: "move" } },
    { event: { at_ms: 6_000, do: "undo" } },
  ],
  refused: [{ index: 1 }],
  log: [{ what: "go" }, clocks(1, 1_000, "-", -100, -200), clocks(2, 3_000, "+", 300, 400)],
};

test("the last block comes first, with the clocks as the rules had them at its time", async () => {
  const asked = [];
  const ask = async (request) => {
    asked.push(request);
    return { clocks_ms: { white: request.now_ms, black: 2 * request.now_ms } };
  };
  const ledger = await ledgerOf(ask, { ruleset: "time@1" }, replay);
  expect(ledger.map(({ part, sign }) => `${part}${sign}`)).toEqual(["2+", "1-"]);
  expect(ledger[1].lines[0]).toMatchObject({ before_ms: 1_100, after_ms: 1_000 });
  expect(asked[0]).toEqual({
    call: "chess.replay",
    config: { ruleset: "time@1" },
    events: [
      { at_ms: 0, do: "start" },
      { at_ms: 1_000, do: "move" },
    ],
    now_ms: 1_000,
  });
});
