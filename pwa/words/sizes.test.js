import { expect, test } from "vitest";
import { size } from "./sizes.js";

const MEGABYTE = 1024 * 1024;

test.each([
  [0, "1 kB"],
  [700, "1 kB"],
  [1.26 * MEGABYTE, "1.3 MB"],
  [840 * MEGABYTE, "840 MB"],
  [2.5 * 1024 * MEGABYTE, "2.5 GB"],
])("%d bytes are read as %s", (bytes, words) => {
  expect(size(bytes)).toBe(words);
});
