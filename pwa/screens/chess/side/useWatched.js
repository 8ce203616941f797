/** What the server's public pages say of one event, or of all. */
import { outcomesOf, streamsOf } from "./outcomes.js";
import { usePages } from "./usePages.js";

/**
 * @param {string} [event] the one that is wanted; else all, and the friendly matches
 * @returns {{page: object, side: object|null}} `page` as in page.js; `side` as in Seated.jsx, with `seat` null and `outcomes` by match in place of
 *   matches' folds; null until there is a copy
 */
export function useWatched(id, event) {
  const root = `/api/competitions/${encodeURIComponent(id)}/side`;
  const list = usePages(id, event ? [] : [root])[root];
  const names = event ? [event] : (list?.value?.events ?? []).map((one) => one.event);
  const pages = usePages(
    id,
    names.map((name) => `${root}/${name}`),
  );
  const pageOf = (name) => pages[`${root}/${name}`];
  const page = (event ? pageOf(event) : list) ?? { value: null, at: null, state: "loading" };
  if (!page.value) return { page, side: null };
  const events = names.map((name) => pageOf(name)?.value).filter(Boolean);
  const friendly = list?.value?.matches ?? [];
  const side = {
    seat: null,
    people: events.flatMap(({ people }) => people),
    streams: streamsOf(names, friendly),
    fold: (stream) => pageOf(stream)?.value ?? null,
    outcomes: outcomesOf([...events.flatMap(({ matches }) => matches), ...friendly], events),
  };
  return { page, side };
}
