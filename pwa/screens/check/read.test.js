import { beforeEach, describe, expect, it, vi } from "vitest";
import { after, blankOf } from "../../parts/result-field/typed.js";
import { call } from "../../rules/client.js";
import { readTyped } from "./read.js";

vi.mock("../../rules/client.js", () => ({ call: vi.fn() }));

const terms = { edition: "wca-2026", event: "333", limit_cs: 60000, cumulative: [] };
const typing = (...keys) => keys.reduce((typed, key) => after("time", typed, key), blankOf("time"));
const counts = (value) => call.mockResolvedValue({ value });

beforeEach(() => call.mockReset());

describe("a typed attempt", () => {
  it("stands for what is written and for what it counts", async () => {
    counts(-1); // ten minutes and a half, under a limit of ten
    const { values } = await readTyped(terms, typing(..."103000"));
    expect(values).toEqual([63000, -1]);
    expect(call.mock.calls[0][0]).toMatchObject({ reading_ms: 630000, limit_cs: 60000 });
  });

  it("with a penalty counts what the rules make of it, and nothing else", async () => {
    counts(1965);
    expect((await readTyped(terms, typing(..."1765", "plus2"))).values).toEqual([1965]);
  });

  it("that is a ruling counts as one, whatever reading stands beside it", async () => {
    counts(-1);
    expect((await readTyped(terms, typing(..."1765", "dnf"))).values).toEqual([-1]);
  });

  it("in moves is a number that needs no rule", async () => {
    const moves = { ...blankOf("moves"), digits: "28" };
    const { values } = await readTyped({ ...terms, event: "333fm" }, moves);
    expect(values).toEqual([28]);
    expect(call).not.toHaveBeenCalled();
  });

  it("that is blank is none", async () => {
    expect(await readTyped(terms, blankOf("time"))).toBe(null);
  });
});
