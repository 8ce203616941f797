/** What happened, said plainly, for each penalty of `docs/editions/penalties.json`. */
import { t } from "../../words/words.js";

/** One sentence, the same in every edition, for a penalty's key (`start_touch`); the consequence is not in it. */
export function sentenceOf(key) {
  return t(`penalty-${key.replaceAll("_", "-")}`);
}
