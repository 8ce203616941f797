/** Where each role works, and where else it may go. */

const own = { organizer: "organizer", delegate: "delegate" };

/** Besides the own screen: the table for those who may score too, the results for all. */
const others = { delegate: ["table", "results"], organizer: ["results"] };

const paths = { table: "/judge", results: "" };

function base({ competition }) {
  return `/c/${encodeURIComponent(competition)}`;
}

/** The address of a seat's own screen: the desk of organizers and delegates, the table for everybody else. */
export function placeOf(seat) {
  return `${base(seat)}/${own[seat.role] ?? "judge"}`;
}

/** @returns {{way: 'table'|'results', href: string}[]} the other screens of a seat */
export function waysOf(seat) {
  return (others[seat.role] ?? ["results"]).map((way) => ({ way, href: base(seat) + paths[way] }));
}
