/** Which events a device's console stands on: what is in force, or after a fork the way on that holds its own last event. */

const BESIDE = ["words", "move", "timer"];

/**
 * @typedef {{op: string, device: number, by: string|null, at: string, event: object, words?: string, move?: object}} MatchEvent
 * @param {object|null} fold of a match's stream
 * @param {number|undefined} device this phone's
 * @param {object[]} operations of the stream
 * @returns {{events: MatchEvent[], head: string|null, forked: boolean, aside: boolean}} `forked`: two devices went different ways and nobody has
 *   decided; `aside`: this device's way is not the one in force
 */
export function branchOf(fold, device, operations) {
  const events = fold?.events ?? [];
  const branches = fold?.branches ?? [];
  const inForce = { events, head: events.at(-1)?.op ?? null, aside: false };
  if (branches.length < 2) return { ...inForce, forked: false };
  const counted = new Set(events.map(({ op }) => op));
  const own = ownBranches(branches, device, operations);
  const forked = true;
  if (!own.length || own.some(({ ops }) => ops.every((op) => counted.has(op))))
    return { ...inForce, forked };
  const branched = new Set(branches.flatMap(({ ops }) => ops));
  const before = events.filter(({ op }) => !branched.has(op));
  const byId = new Map(operations.map((one) => [one.id, one]));
  const after = own[0].ops.flatMap((id) => (byId.has(id) ? [asEvent(byId.get(id))] : []));
  return { events: rising([...before, ...after]), head: own[0].head, forked, aside: true };
}

/** Those with the last event that this device made on any of them. */
function ownBranches(branches, device, operations) {
  const branched = new Set(branches.flatMap(({ ops }) => ops));
  const mine = operations.filter((op) => op.device === device && branched.has(op.id));
  if (!mine.length) return [];
  const last = mine.reduce((one, other) => (other.n > one.n ? other : one));
  return branches.filter(({ ops }) => ops.includes(last.id));
}

function asEvent({ id, device, by, at, body }) {
  const event = Object.fromEntries(Object.entries(body).filter(([key]) => !BESIDE.includes(key)));
  const { words, move } = body;
  return { op: id, device, by, at, event, ...(words && { words }), ...(move && { move }) };
}

/** As the fold does: an event never lies before the one that it has seen. */
function rising(events) {
  let floor = 0;
  return events.map((one) => {
    floor = Math.max(floor, one.event.at_ms);
    return one.event.at_ms === floor ? one : { ...one, event: { ...one.event, at_ms: floor } };
  });
}
