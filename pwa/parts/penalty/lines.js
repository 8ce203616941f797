/** The penalties of a result: each code once, with its row and how often it stands there. */

/**
 * @param {string[]} codes of an entry, and what the rules found beside them
 * @param {object[]|null} rows of `penalties.list`
 * @returns {{code: string, number: string, row: object|null, times: number}[]} in the order of the codes
 */
export function linesOf(codes, rows) {
  return [...new Set(codes)].map((code) => ({
    code,
    number: code.split("#")[0],
    row: rows?.find(({ penalty }) => penalty === code) ?? null,
    times: codes.filter((one) => one === code).length,
  }));
}
