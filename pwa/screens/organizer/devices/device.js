/** What the list of phones says about numbers that have not come in. */

/** 1 for a phone that holds entries or whose numbers have gaps, else 0; for sorting. */
export function needsCare(device) {
  return device.unsent > 0 || device.missing.length > 0 ? 1 : 0;
}

/** Numbers in order as people write them: `[4, 5, 6, 9]` → `["4–6", "9"]`. */
export function ranges(numbers) {
  const runs = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
}
