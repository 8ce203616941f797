/** What events, rounds and roles are called in the reader's language. */
import { t } from "../words/words.js";

const known = new Set(
  "333 222 444 555 666 777 333oh 333bf 333fm 333mbf 333ft 444bf 555bf clock minx pyram skewb sq1 magic mmagic".split(
    " ",
  ),
);

/** The official name of an event; an event that the catalogue does not have keeps its identifier. */
export function eventName(event) {
  return known.has(event) ? t(`event-${event}`) : event;
}

/** "3x3x3 Cube, round 1" for a round of the kit ({event, number}). */
export function roundName(round) {
  return t("app-round-name", { event: eventName(round.event), number: round.number });
}

/** The word for a role of `server/rules/roles.py`. */
export function roleName(role) {
  return t(`role-${role}`);
}

/** "Average of 5" for a format of the door. */
export function formatName(format) {
  return t(`app-format-${format}`);
}
