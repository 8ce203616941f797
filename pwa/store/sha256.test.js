/** The hash by hand is the hash of the platform, whatever the length: entries are chained by it (I1). */
import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { sha256 } from "./digest.js";
import { sha256Of } from "./sha256.js";

const hex = (bytes) => createHash("sha256").update(bytes).digest("hex");

test("every length around the borders of a block", () => {
  for (let length = 0; length < 260; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) % 256);
    expect(Buffer.from(sha256Of(bytes)).toString("hex")).toBe(hex(bytes));
  }
});

test("a page without the browser's cryptography hashes the same", async () => {
  const text = '{"by":"김민준","at":"2026"}';
  const usual = await sha256(text);
  vi.stubGlobal("crypto", {});
  expect(await sha256(text)).toBe(usual);
  vi.unstubAllGlobals();
  expect(usual).toBe(hex(text));
});
