/** Where each role works, and where else it may go. */

const own = { organizer: "organizer", delegate: "delegate" };

/** Besides the own screen: table and second check for those who may score, the decisions for who sees them, the results for all. */
const others = {
  delegate: ["table", "check", "results"],
  "head-judge": ["decisions", "check", "results"],
  organizer: ["results"],
};

const atTheTable = ["check", "results"];

const paths = { table: "/judge", check: "/check", decisions: "/delegate", results: "" };

const ownWays = { organizer: "rounds", delegate: "decisions" };

function base({ competition }) {
  return `/c/${encodeURIComponent(competition)}`;
}

/** The address of a seat's own screen: the desk of organizers and delegates, the table for everybody else. */
export function placeOf(seat) {
  return `${base(seat)}/${own[seat.role] ?? "judge"}`;
}

/** What waits on a seat's own screen: `rounds`, `decisions` or `table`. */
export function ownWay(seat) {
  return ownWays[seat.role] ?? "table";
}

/** @returns {{way: 'table'|'check'|'decisions'|'results', href: string}[]} the other screens of a seat */
export function waysOf(seat) {
  return (others[seat.role] ?? atTheTable).map((way) => ({ way, href: base(seat) + paths[way] }));
}

/** Where a shortcut of the installed app leads. @param {object} [seat] none where this phone has joined nothing */
export function shortcutOf(what, seat) {
  if (!seat) return "/";
  const table = waysOf(seat).find(({ way }) => way === "table")?.href ?? placeOf(seat);
  return { judge: table, results: base(seat) + paths.results }[what] ?? "/";
}
