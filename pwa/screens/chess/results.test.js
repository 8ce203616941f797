import { beforeEach, expect, test, vi } from "vitest";
import { call } from "../../rules/client.js";
import { pointsOf, resultOf } from "./results.js";

vi.mock("../../rules/client.js", () => ({ call: vi.fn() }));

const config = { ruleset: "twice@2", format: "FAST" };
const start = { op: "1", event: { at_ms: 0, do: "start" } };
const resign = { op: "2", event: { at_ms: 9000, do: "resign", player: "white" }, words: "hand" };

function fold(digest, events) {
  return { match: { game: "chess", config }, events, digest };
}

beforeEach(() => call.mockReset());

test("a match that was never opened has no result", async () => {
  expect(await resultOf(null)).toBeNull();
  expect(await resultOf({ match: null, events: [], digest: "none" })).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

test("the rules are asked with the events alone, and a winner has two half points", async () => {
  const result = { by: "resign", winner: "black", reason: null };
  call.mockResolvedValue({ state: "ENDED", part: 1, result });
  const reply = await resultOf(fold("a", [start, resign]));
  expect(call).toHaveBeenCalledWith({
    call: "chess.replay",
    config,
    events: [start.event, resign.event],
  });
  expect(reply).toMatchObject({ result, points: { white: 0, black: 2 }, state: "ENDED" });
});

test("the same fold is asked once", async () => {
  call.mockResolvedValue({ state: "PLAY", part: 1, result: null });
  await resultOf(fold("b", [start]));
  expect(await resultOf(fold("b", [start]))).toMatchObject({ points: null, started: true });
  expect(call).toHaveBeenCalledTimes(1);
});

test("rules that could not be asked are asked again", async () => {
  call.mockRejectedValueOnce(new Error("rules-unavailable"));
  await expect(resultOf(fold("c", [start]))).rejects.toThrow("rules-unavailable");
  call.mockResolvedValue({ state: "PLAY", part: 1, result: null });
  expect(await resultOf(fold("c", [start]))).toMatchObject({ state: "PLAY" });
});

test("an end outside the rules without a winner is shared", () => {
  expect(pointsOf({ by: "arbiter", winner: null, reason: "time slot" })).toEqual({
    white: 1,
    black: 1,
  });
  expect(pointsOf(null)).toBeNull();
});
