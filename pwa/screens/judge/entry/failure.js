/** Why an entry could not be kept, in words; what was typed stays on the screen. */
import { hasWord, t } from "../../../words/words.js";

export function failureOf({ code }) {
  const id = `error-${code}`;
  return hasWord(id) ? t(id) : t("judge-not-saved-what-now");
}
