import { expect, test } from "vitest";
import { csvOf } from "./csv.js";

const body = (rows) => csvOf(rows).slice(1);

test("a list begins with the mark of its encoding and ends every line as the standard says", () => {
  expect(
    csvOf([
      ["place", "name"],
      [1, "김민준"],
    ]),
  ).toBe("\ufeffplace,name\r\n1,김민준\r\n");
});

test("a cell that a spreadsheet would run becomes text", () => {
  for (const text of ["=1+1", "+A1", "-A1", "@SUM(A1)", "\t=1", "＝1+1"])
    expect(body([[text]]).replace(/^"/, "")[0]).toBe("'");
  expect(body([['=HYPERLINK("http://x.example","y")']])).toBe(
    `"'=HYPERLINK(""http://x.example"",""y"")"\r\n`,
  );
});

test("points below zero stay numbers", () => {
  expect(body([[-120, "-120", "+43"]])).toBe("-120,-120,+43\r\n");
});

test("commas, quotes and line ends stay in their cell", () => {
  expect(body([["a,b", 'say "x"', "two\nlines", null]])).toBe(
    '"a,b","say ""x""","two\nlines",\r\n',
  );
});
