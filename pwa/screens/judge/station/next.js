/**
 * Whom a station is offered next. The order is the group's: everybody's first attempt, then everybody's second. No operation says who sits
 * where, so what other phones do is read from what they have entered: a guess that costs one tap when it is wrong, and decides nothing.
 */

const kinds = new Set(["attempt.record", "attempt.confirm"]);

/**
 * @typedef {{person: number, slot: number}} Turn
 * @param {object} hall
 * @param {{person: number, slot: number|null}[]} hall.group in its order, each with the attempt to be done next, null for none
 * @param {object[]} hall.log operations of the round, as they came: the latest last
 * @param {number} hall.me this device
 * @param {number|null} hall.place the station's number, where it has one
 * @param {number[]} hall.passed people who were offered here and not taken: they come when nobody else is left
 * @returns {Turn|null} null when nobody of the group has an attempt to do
 */
export function nextUp({ group, log, me, place = null, passed = [] }) {
  const phones = phonesAtWork(log, group);
  const mine = phones.find(({ device }) => device === me);
  const others = phones.filter(({ device }) => device !== me);
  const elsewhere = new Set(others.filter(({ free }) => !free).map(({ person }) => person));
  const waiting = group
    .filter(({ person, slot }) => slot !== null && !elsewhere.has(person))
    .map((turn, place) => ({ ...turn, place }))
    .sort((a, b) => a.slot - b.slot || a.place - b.place);
  const putOff = [mine?.person, ...passed]; // who has just solved needs a breath, who was not taken may be away
  const fresh = waiting.filter(({ person }) => !putOff.includes(person));
  const calls = fresh.length ? fresh : waiting;
  const next = calls[Math.min(ahead(phones, me, place), calls.length - 1)];
  return next ? { person: next.person, slot: next.slot } : null;
}

/**
 * The phones that entered something of this group, each with its last turn, the one that waits longest first. One that has been still
 * while everybody of the group had a turn is put away, not waiting.
 */
function phonesAtWork(log, group) {
  const members = new Set(group.map(({ person }) => person));
  const turns = log.filter(({ kind, subject }) => kinds.has(kind) && members.has(subject?.person));
  const last = new Map();
  for (const { device, kind, subject } of turns.slice(-2 * members.size)) {
    last.delete(device);
    last.set(device, { device, person: subject.person, free: kind === "attempt.confirm" });
  }
  return [...last.values()];
}

/** How many of those waiting belong to other phones: each that has waited longer takes one; before all begin, each station its own. */
function ahead(phones, me, place) {
  if (phones.length === 0) return Math.max(0, (place ?? 1) - 1);
  const at = phones.findIndex(({ device }) => device === me);
  return phones.slice(0, at < 0 ? phones.length : at).filter(({ free }) => free).length;
}
