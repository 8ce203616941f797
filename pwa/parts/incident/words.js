/** What was reported, in words: one of the usual things, a penalty by its key, or the name that a newer version gave. */
import { hasWord, t } from "../../words/words.js";
import { sentenceOf } from "../penalty/sentence.js";

export function incidentName(what) {
  const usual = `incident-what-${what}`;
  if (hasWord(usual)) return t(usual);
  return hasWord(`penalty-${`${what}`.replaceAll("_", "-")}`) ? sentenceOf(what) : `${what ?? ""}`;
}
