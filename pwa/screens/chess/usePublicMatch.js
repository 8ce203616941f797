/** A match as anybody may see it, without a place at the competition: the server's copy of the fold, followed while it is shown. */
import { usePage } from "../public/usePage.js";
import { matchParts } from "./streams.js";

/** @returns {{fold: object|null, state: 'loading'|'fresh'|'stale'|'unknown', at: string|null}} `fold` as `log.fold` gives it, see screens/public/page.js */
export function usePublicMatch(id, match) {
  const event = matchParts(match)?.event ?? match;
  const path = `/api/competitions/${encodeURIComponent(id)}/side/${event}/${match}`;
  const { value, state, at } = usePage(id, path, (stream) => stream === match);
  return { fold: value, state, at };
}
