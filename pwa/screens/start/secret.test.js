import { expect, test } from "vitest";
import { takeSecret } from "./secret.js";

test("the secret leaves the address bar when it is read", () => {
  const shown = [];
  const past = { state: null, replaceState: (_state, _title, address) => shown.push(address) };
  expect(takeSecret({ hash: "#ABCDE-FGHJK", pathname: "/start" }, past)).toBe("ABCDE-FGHJK");
  expect(shown).toEqual(["/start"]);
});

test("without a secret nothing is touched", () => {
  expect(takeSecret({ hash: "", pathname: "/start" }, null)).toBe("");
});
