/** Which screen an address below `/c/<id>/chess` is for, and the addresses themselves. */
const OF_A_MATCH = ["players", "log"];

/** @returns {"lists"|"event"|"match"|"players"|"log"|"scrambles"} */
export function viewOf(what, which, view) {
  if (!which) return "lists";
  if (what === "event" || what === "scrambles") return what;
  if (what !== "match") return "lists";
  return OF_A_MATCH.includes(view) ? view : "match";
}

const base = (id) => `/c/${encodeURIComponent(id)}/chess`;

/** The list of a competition's events and matches. */
export const listsHref = base;

/** The desk of an event. @param {string} [view] one of its pages */
export function eventHref(id, event, view) {
  return `${base(id)}/event/${event}${view ? `/${view}` : ""}`;
}

/** The arbiter's console of a match. @param {"players"|"log"} [view] another screen of it */
export function matchHref(id, match, view) {
  return `${base(id)}/match/${match}${view ? `/${view}` : ""}`;
}

/** The scramblers' screen of an event. */
export function scramblesHref(id, event) {
  return `${base(id)}/scrambles/${event}`;
}
