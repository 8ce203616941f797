/** An event's fold and those of its tables, on a phone that follows each of them, or as the public page has them. */
import { useEffect } from "preact/hooks";
import { watchStream } from "../../store/streams.js";
import { tablesOf } from "./streams.js";

/**
 * @param {object} side see Seated.jsx and Watching.jsx
 * @param {string} name of the event
 * @returns {{event: object|null, tables: {stream: string, fold: object}[], page: object|null}} `event` is null while nothing is known of it; `tables` are
 *   those that somebody has begun, as the rules' calls `tables.…` take them; `page` the public page, with the server's `standings`
 */
export function useTables(side, name) {
  const streams = tablesOf(name, side.streams);
  const watched = side.seat ? [name, ...streams].join() : "";
  useEffect(() => {
    for (const stream of watched.split(",").filter(Boolean)) watchStream(stream);
  }, [watched]);

  const page = side.events?.find((one) => one.event === name) ?? null;
  const found = side.fold(name);
  const tables = page?.tables ?? tablesBegun(side, name);
  return { event: found?.entrants ? found : null, tables, page };
}

/** The tables of an event that somebody has begun, by the phone's own folds. */
export function tablesBegun(side, name) {
  return tablesOf(name, side.streams)
    .map((stream) => ({ stream, fold: side.fold(stream) }))
    .filter(({ fold }) => fold?.games);
}
