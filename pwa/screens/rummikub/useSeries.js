/** What is known of the events of a series, by the phone's own folds or by the public pages, and what the rules make of it. */
import { useEffect } from "preact/hooks";
import { watchStream } from "../../store/streams.js";
import { personOf } from "../side/people.js";
import { useAsked } from "../side/useAsked.js";
import { usePages } from "../side/usePages.js";
import { finalOf, seriesRequest, sourcesOf } from "./standings/series.js";
import { isEvent, tablesOf } from "./streams.js";
import { useFolded } from "./useFolded.js";
import { tablesBegun } from "./useTables.js";

/**
 * @param {object} side as RummikubSide gives it
 * @returns {{value: object|null, code: string|null, sources: {event: string, fold: object|null, tables: object[]}[], final: string|null, finalFold: object|null,
 *   who: (row: {person: number, name: string|null}) => object}} `value`: `tables.series`
 */
export function useSeries(id, event, fold, side) {
  const names = sourcesOf(event, fold.plan);
  const seated = Boolean(side.seat);
  useWatchedStreams(seated ? side.streams : []);
  const others = seated ? [] : names.filter((name) => name !== event);
  const root = `/api/competitions/${encodeURIComponent(id)}/side`;
  const pages = usePages(
    id,
    others.map((name) => `${root}/${name}`),
  );

  const pageOf = (name) => pages[`${root}/${name}`]?.value ?? null;
  const foldOf = (name) => (name === event ? fold : seated ? side.fold(name) : pageOf(name));
  const sources = names.map((name) => ({
    event: name,
    fold: foldOf(name)?.plan ? foldOf(name) : null,
    tables: seated
      ? tablesBegun(side, name)
      : ((name === event ? side : pageOf(name))?.tables ?? []),
  }));
  const events = [event, ...side.streams.filter(isEvent)];
  const final = finalOf(
    event,
    events.map((name) => ({ event: name, fold: foldOf(name) })),
  );
  const finalFold = final && foldOf(final);
  const people = [...side.people, ...others.flatMap((name) => pageOf(name)?.people ?? [])];
  const ours = seated ? names.flatMap((name) => tablesOf(name, side.streams)) : [];
  const folded = useFolded(side, ours);
  const asked = useAsked(folded ? seriesRequest(finalFold, sources) : null);
  const who = ({ person, name }) => personOf(people, [{ person, name }], person);
  return { ...asked, sources, final, finalFold, who };
}

/** Follows all events of the game and their tables: a final is made of them. */
function useWatchedStreams(streams) {
  const key = streams.join();
  useEffect(() => {
    for (const stream of key.split(",").filter(Boolean)) watchStream(stream);
  }, [key]);
}
