/** `tables.standings` of an event: the server's where only its public page is read, else of this phone's own folds. */
import { useAsked } from "../../side/useAsked.js";

/** @param {object|null} page the public page, with its `standings` @returns {{value: object|null, code: string|null}} */
export function useStandings(fold, tables, page) {
  const own = fold && !page;
  const asked = useAsked(own ? { call: "tables.standings", event: fold, tables } : null);
  return page ? { value: page.standings, code: null } : asked;
}
