/** What the server's public pages say of one event of a game, or of all. */
import { partOf } from "./streams.js";
import { usePages } from "./usePages.js";

/**
 * @param {import("./streams.js").Game} game
 * @param {string} [event] the one that is wanted; else all, and the friendly matches
 * @returns {{page: object, side: object|null}} `page` as in page.js; `side` as in Seated.jsx, with `seat` null, `events` (the pages of the events) and
 *   `friendly` (the lines of friendly matches) beside the folds; null until there is a copy
 */
export function useWatched(id, game, event) {
  const root = `/api/competitions/${encodeURIComponent(id)}/side`;
  const list = usePages(id, event ? [] : [root])[root];
  const listed = (list?.value?.events ?? []).filter((one) => (one.game ?? game) === game);
  const names = event ? [event] : listed.map((one) => one.event);
  const pages = usePages(
    id,
    names.map((name) => `${root}/${name}`),
  );
  const pageOf = (name) => pages[`${root}/${name}`];
  const page = (event ? pageOf(event) : list) ?? { value: null, at: null, state: "loading" };
  if (!page.value) return { page, side: null };
  const events = names.map((name) => pageOf(name)?.value).filter(Boolean);
  const friendly = (list?.value?.matches ?? []).filter(
    ({ stream }) => partOf(stream)?.game === game,
  );
  const tables = events.flatMap((one) => one.tables ?? []);
  const side = {
    seat: null,
    people: events.flatMap(({ people }) => people),
    streams: [...names, ...friendly.map(({ stream }) => stream)].sort(),
    fold: (stream) =>
      pageOf(stream)?.value ?? tables.find((one) => one.stream === stream)?.fold ?? null,
    events,
    friendly,
  };
  return { page, side };
}
