/** The series of a final by the rules: who qualified where, who declined, who follows, who is entered. */
import { useEffect } from "preact/hooks";
import { watchStream } from "../../store/streams.js";
import { useAsked } from "../side/useAsked.js";
import { tablesOf } from "./streams.js";

/**
 * @param {object} side see Seated.jsx and Watching.jsx, of all events
 * @param {object|null} final the final's fold
 * @returns {{series: object|null, events: {event: string, fold: object}[]}} `series`: the reply of `tables.series`, null until there is one; `events`: the
 *   qualifiers that are known here
 */
export function useSeries(side, final) {
  const names = (final?.plan?.from ?? []).filter((name) => side.fold(name)?.plan);
  const events = names.map((name) => ({
    event: name,
    fold: side.fold(name),
    tables: tablesOf(name, side.streams)
      .map((stream) => ({ stream, fold: side.fold(stream) }))
      .filter(({ fold }) => fold?.games),
  }));
  const watched = side.seat
    ? names.flatMap((name) => [name, ...tablesOf(name, side.streams)]).join()
    : "";
  useEffect(() => {
    for (const stream of watched.split(",").filter(Boolean)) watchStream(stream);
  }, [watched]);
  const { value } = useAsked(final && { call: "tables.series", final, events });
  return { series: value, events };
}
