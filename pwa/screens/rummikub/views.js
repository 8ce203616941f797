/** Which screen an address below `/c/<id>/rummikub` is for, and the addresses themselves. */
const OF_A_TABLE = ["clock", "rack"];

/** @returns {"lists"|"event"|"table"|"clock"|"rack"} */
export function viewOf(what, which, view) {
  if (!which) return "lists";
  if (what === "event") return what;
  if (what !== "table") return "lists";
  return OF_A_TABLE.includes(view) ? view : "table";
}

const base = (id) => `/c/${encodeURIComponent(id)}/rummikub`;

/** The list of a competition's events. */
export const listsHref = base;

/** An event. @param {string} [view] one of its pages: `plan`, `players`, `draw`, `lists`, `cards`, `standings`, `series`, `certificates` */
export function eventHref(id, event, view) {
  return `${base(id)}/event/${event}${view ? `/${view}` : ""}`;
}

/** A table's page. @param {"clock"|"rack"} [view] another screen of it */
export function tableHref(id, stream, view) {
  return `${base(id)}/table/${stream}${view ? `/${view}` : ""}`;
}
