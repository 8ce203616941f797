/** Which events a device's console stands on: what is in force, or after a fork the way on that holds its own last event. */

/**
 * @typedef {{op: string, device: number, by: string|null, at: string, event: object, words?: string, move?: object}} MatchEvent
 * @param {object|null} fold of a match's stream
 * @param {number|undefined} device this phone's
 * @param {{id: string, device: number, n: number}[]} operations of the stream
 * @returns {{opened: object|null, events: MatchEvent[], head: string|null, forked: boolean, aside: boolean}} `forked`: two devices went different
 *   ways and nobody has decided; `aside`: this device's way is not the one in force
 */
export function branchOf(fold, device, operations) {
  const { match = null, events = [], branches = [] } = fold ?? {};
  const inForce = {
    opened: match,
    events,
    head: events.at(-1)?.op ?? match?.op ?? null,
    forked: branches.length > 1,
    aside: false,
  };
  const own = ownBranch(branches, device, operations);
  if (!own || own === branches[0]) return inForce;
  const whole = [...events.slice(0, own.common), ...own.events];
  return { ...inForce, opened: own.match, events: whole, head: own.head, aside: true };
}

/** The first, which is the one in force if it is among them, that holds the last operation of this device on any of them. */
function ownBranch(branches, device, operations) {
  const branched = new Set(branches.flatMap(({ ops }) => ops));
  const mine = operations.filter((op) => op.device === device && branched.has(op.id));
  if (!mine.length) return null;
  const last = mine.reduce((one, other) => (other.n > one.n ? other : one));
  return branches.find(({ ops }) => ops.includes(last.id));
}
