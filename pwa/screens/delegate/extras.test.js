import { expect, test } from "vitest";
import { extraChoices, extraRuling } from "./extras.js";

const version = (kind, standing = null, body = {}) => ({ entry: { op: { kind, body } }, standing });
const record = version("attempt.record");
const asked = version("attempt.extra", "proposal");
const given = version("attempt.extra", "proposal", { provisional: true });

test("an extra attempt can be granted where nobody asked, else by keeping the wish (11e)", () => {
  expect(extraChoices([record], false)).toEqual(["extra"]);
  expect(extraChoices([record, asked], false)).toEqual([]);
});

test("a provisional one only where the edition has it, and once (11e3)", () => {
  expect(extraChoices([record, asked], true)).toEqual(["provisional"]);
  expect(extraChoices([record, asked, given], true)).toEqual([]);
});

test("a wish without any result beside it can be turned down", () => {
  expect(extraChoices([asked], false)).toEqual(["none"]);
  expect(extraChoices([], false)).toEqual(["extra"]);
});

test("each is an operation with its reason", () => {
  expect(extraRuling("extra", " noise ")).toEqual({
    kind: "attempt.extra",
    body: { reason: "noise" },
  });
  expect(extraRuling("provisional", "noise").body).toEqual({ reason: "noise", provisional: true });
  expect(extraRuling("none", "no")).toEqual({ kind: "attempt.void", body: { reason: "no" } });
});
