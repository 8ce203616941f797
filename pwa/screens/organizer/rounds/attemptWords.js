/** *attempt 2*, *attempts 3–5*: which attempts it is about; of a bracket *Semifinals: points 1–3*. */
import { pointOf } from "../../../parts/bracket/bracket.js";
import { stageName } from "../../../parts/bracket/named.js";
import { listed } from "../../../words/figures.js";
import { t } from "../../../words/words.js";

/** @param {object|null} bracket of the board, where the round is one: its attempts have numbers of their own, which nobody reads */
export function attemptWords(slots, bracket = null) {
  if (!bracket) return t("glance-attempts", { count: slots.length, list: listed(ranges(slots)) });
  return byStage(slots)
    .map(({ step, points }) =>
      t("glance-points", {
        stage: stageName(bracket.stages[step - 1].stage),
        count: points.length,
        list: listed(ranges(points)),
      }),
    )
    .join(" · ");
}

/** `[{step, points}]` of the slots of a bracket, stage by stage. */
export function byStage(slots) {
  const stages = new Map();
  for (const { step, point } of slots.map(pointOf))
    stages.set(step, [...(stages.get(step) ?? []), point]);
  return [...stages].map(([step, points]) => ({ step, points }));
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
