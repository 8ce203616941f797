/** The pages of an event: which there are, for whom each has a tab, and which one is shown where the address names none. */
import { later } from "../../../app/later.js";
import { mayEnter } from "../../side/roles.js";

/** A page's default export is given `{id, event, fold, tables, who, seat, people, side}`: `event` is the event's name, `side` all that RummikubSide knows. */
export const PAGES = {
  players: later(() => import("../desk/Players.jsx")),
  plan: later(() => import("../desk/Plan.jsx")),
  standings: later(() => import("../standings/Standings.jsx")),
  series: later(() => import("../standings/Series.jsx")),
  certificates: later(() => import("../standings/Certificates.jsx")),
  draw: later(() => import("../draw/index.jsx")),
  lists: later(() => import("../draw/Lists.jsx")),
  cards: later(() => import("../draw/Cards.jsx")),
};

const ORDER = ["players", "draw", "lists", "standings", "series", "plan", "cards", "certificates"];
const OF_THE_DESK = ["draw", "cards", "certificates"];

/** Names of the pages that have a tab here. @param {object|null} seat @param {object|null} plan */
export function tabsOf(seat, plan, known = PAGES) {
  return ORDER.filter((name) => {
    if (!known[name]) return false;
    if (name === "series") return plan?.role === "qualifier" || plan?.role === "final";
    return !OF_THE_DESK.includes(name) || Boolean(seat && mayEnter(seat.role));
  });
}

/** The page that an address shows: the one it names; else the standings once somebody has drawn, before that who plays. */
export function pageOf(view, fold, known = PAGES) {
  if (known[view]) return view;
  return fold?.draws?.length > 0 && known.standings ? "standings" : "players";
}
