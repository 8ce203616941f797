/** *attempt 2*, *attempts 3–5*: which attempts it is about. */
import { listed } from "../../../words/figures.js";
import { t } from "../../../words/words.js";

export function attemptWords(slots) {
  return t("glance-attempts", { count: slots.length, list: listed(ranges(slots)) });
}

/** Numbers in order as *1*, *3–5*. */
export function ranges(slots) {
  const runs = [];
  for (const slot of slots) {
    const run = runs.at(-1);
    if (run && slot === run.at(-1) + 1) run.push(slot);
    else runs.push([slot]);
  }
  return runs.flatMap((run) => (run.length < 3 ? run.map(String) : `${run[0]}–${run.at(-1)}`));
}
