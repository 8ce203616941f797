/** What competitors may rely on in a round, as a form: texts as they are typed, results in the digits of a scorecard (`1500` is 15.00), a limit in seconds. */
import { shown } from "../../../parts/shown.js";

export const NUMBER = /^[1-9]\d{0,8}$/;

/** By what somebody goes on; `NONE` where nothing is laid down. */
export const TYPES = ["ranking", "percent", "result"];
export const NONE = "none";

/** What the digits mean, as a scorecard writes it; null where they are no result. */
export function asResult(text, event) {
  const known = NUMBER.test(text) && shown(Number(text), event); // "" until the rules have answered
  return known ? `= ${known}` : null;
}

/** A condition from what is typed; null while it is not whole. */
export function conditionFrom({ type, level }) {
  return NUMBER.test(level) ? { type, level: Number(level) } : null;
}

/** Format, limit and cutoff as they are typed. */
export function basicsOf({ format, limit_cs: limit, cutoff }) {
  return {
    format,
    limit: limit ? String(Math.round(limit / 100)) : "",
    after: cutoff ? String(cutoff.attempts) : "",
    result: cutoff ? String(cutoff.result) : "",
  };
}

/** `{format, limit_cs, cutoff}` of what is typed; null while a number is missing. A limit that nobody touched keeps its hundredths. */
export function basicsFrom(form, before, after) {
  const cut = form.after !== "" && after.includes(Number(form.after));
  if ((form.limit && !NUMBER.test(form.limit)) || (cut && !NUMBER.test(form.result))) return null;
  const untouched = form.limit === basicsOf(before).limit;
  return {
    format: form.format,
    limit_cs: untouched ? (before.limit_cs ?? null) : form.limit ? Number(form.limit) * 100 : null,
    cutoff: cut ? { attempts: Number(form.after), result: Number(form.result) } : null,
  };
}

/** After how many attempts of a format the edition lets a cutoff stand. */
export function cutsOf(rules, format) {
  return rules.cutoffs.formats.find((one) => one.format === format)?.attempts ?? [];
}
