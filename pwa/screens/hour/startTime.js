/** A start to the second, by this device's clock, so that two phones can be compared. */
import { language } from "../../words/words.js";

const FORM = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" };

export function startTime(ms) {
  return new Intl.DateTimeFormat(language.value, FORM).format(ms);
}
