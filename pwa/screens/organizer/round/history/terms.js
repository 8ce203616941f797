/** A rule of a round in words: *Average of 5*, *10:00.00*, *15.00 within 2 attempts*, *the best 8*. */
import { formatName, roundName } from "../../../../parts/names.js";
import { shown } from "../../../../parts/shown.js";
import { kit } from "../../../../store/kit.js";
import { listed } from "../../../../words/figures.js";
import { t } from "../../../../words/words.js";

const WORDS = {
  format: formatName,
  cutoff: ({ attempts, result }, event) =>
    t("history-cutoff", { attempts, result: shown(result, event) }),
  limit_cs: (limit) => shown(limit, "333"),
  cumulative: (rounds) => listed(rounds.map(nameOf)),
  advancement: ({ type, level }, event) =>
    t(`history-advance-${type}`, { level: type === "result" ? shown(level, event) : level }),
};

/** @param {'format'|'cutoff'|'limit_cs'|'cumulative'|'advancement'} name of the condition */
export function conditionText(name, value, event) {
  return value === null ? t("history-none") : WORDS[name](value, event);
}

function nameOf(id) {
  const round = kit.value.rounds.find((one) => one.id === id);
  return round ? roundName(round) : id;
}
