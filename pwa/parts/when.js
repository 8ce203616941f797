/** When something happened, by the clock on the venue's wall, in the language that is read. */
import { kit } from "../store/kit.js";
import { clockTime, weekdayTime } from "../words/moments.js";
import { language } from "../words/words.js";

/** *14:32*; see `clockTime`. */
export function venueTime(iso) {
  return clockTime(iso, language.value, { zone: venueZone() });
}

/** *Sat 09:30*; see `weekdayTime`. */
export function scheduledTime(iso) {
  return weekdayTime(iso, language.value, venueZone());
}

function venueZone() {
  return kit.value?.competition.timezone ?? undefined;
}
