/**
 * Lists as CSV (RFC 4180) that a spreadsheet opens as they stand: with a mark of its encoding, without which Korean and Chinese are garbled, and without a cell
 * that it would run. What begins as a formula does is led by an apostrophe, which spreadsheets take for *this is text*; a number stays one.
 */
const MARK = "\ufeff";
const RUNS = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
const QUOTED = /[",\r\n\t;]|^\s|\s$/;

/** @param {(string|number|null|undefined)[][]} rows the head first */
export function csvOf(rows) {
  return MARK + rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}

export function csvFile(name, rows) {
  return new File([csvOf(rows)], name, { type: "text/csv;charset=utf-8" });
}

function cellOf(value) {
  const text = String(value ?? "");
  const safe = RUNS.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
