/** `tables.standings` of an event: the server's where only its public page is read, else of this phone's own folds. */
import { useAsked } from "../../side/useAsked.js";
import { tablesAsked } from "../asked.js";
import { tablesOf } from "../streams.js";
import { useFolded } from "../useFolded.js";

/** @param {object} side as RummikubSide gives it @returns {{value: object|null, code: string|null}} */
export function useStandings(event, fold, tables, side) {
  const { page } = side;
  const folded = useFolded(side, page ? [] : tablesOf(event, side.streams));
  const own = fold && !page && folded;
  const asked = useAsked(
    own ? { call: "tables.standings", event: fold, tables: tablesAsked(tables) } : null,
  );
  return page ? { value: page.standings, code: null } : asked;
}
