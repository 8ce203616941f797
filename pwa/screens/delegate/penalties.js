/** What a penalty's code stands for, in words. */
import { hasWord, t } from "../../words/words.js";

/** The words of a code of the edition's catalogue; the bare code names the milder of its variants. */
export function penaltyWord(code) {
  const id = `delegate-penalty-${code.split("#")[0]}`;
  return hasWord(id) ? t(id) : "";
}
