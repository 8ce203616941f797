import { describe, expect, it } from "vitest";
import { codeIn, spaced } from "./code.js";

describe("an invitation code", () => {
  it("is found whatever the case, the spaces and the dashes", () => {
    expect(codeIn("abcde-23456")).toBe("ABCDE23456");
    expect(codeIn(" ABCDE 23456 ")).toBe("ABCDE23456");
  });

  it("is found in a link that was pasted or scanned", () => {
    expect(codeIn("https://example.org/join#ABCDE-23456")).toBe("ABCDE23456");
  });

  it("is not found in a link without one, nor in half a code", () => {
    expect(codeIn("https://example.org/join")).toBe(null);
    expect(codeIn("ABCDE-23")).toBe(null);
    expect(codeIn("")).toBe(null);
  });

  it("shows its dash while it is typed", () => {
    expect(spaced("abcde2")).toBe("ABCDE-2");
    expect(spaced("abcde")).toBe("ABCDE");
    expect(spaced("https://example.org/join#A")).toBe("https://example.org/join#A");
  });
});
