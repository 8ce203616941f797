import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { matrixOf } from "./matrix.js";

const written = (rows) => rows.map((row) => row.map(Number).join("")).join("\n");
const hash = (text) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** As segno 1.6.6 draws them in bytes at level M, padded as ISO/IEC 18004 (7.4.10) says. */
const DRAWN_ELSEWHERE = [
  ["a", 1, "e8ab680854e4019c"],
  ["https://m.example/", 2, "0179e7c3206db22b"],
  ["https://matside.example/c/Rummikub2017/rummikub/table/rummikub-r1-t3", 5, "c11de0ee0428aa30"],
  [`https://m.example/${"b".repeat(90)}`, 7, "1e57cd471b8cc80e"],
  [`https://m.example/${"b".repeat(144)}`, 9, "447e3bbe1783d989"],
  [`https://matside.example/${"a".repeat(189)}`, 10, "533f6302016be4c7"],
];

test.each(DRAWN_ELSEWHERE)(
  "%s is drawn in version %i as another library draws it",
  (text, version, drawn) => {
    const rows = matrixOf(text);
    expect(rows).toHaveLength(17 + 4 * version);
    expect(hash(written(rows))).toBe(drawn);
  },
);

test("what is longer than 213 bytes has no code here", () => {
  expect(matrixOf("a".repeat(213))).not.toBeNull();
  expect(matrixOf("a".repeat(214))).toBeNull();
});
