/**
 * The letters that a timer sends beside its digits, sorted by what the digits were doing meanwhile. Whether the letters can be
 * trusted follows from that; the result never depends on it, because it is read by the digits.
 */

/** They say where hands are, over whatever the timer does. */
const HANDS = new Set(["L", "R", "C"]);

/** @typedef {'none'|'unsure'|'told'|'full'|'i-only'|'all-s'|'odd'} Kind `none`: nothing was sent yet; `unsure`: no whole solve was seen */
/** @typedef {{before: {state: string, ms: number}|null, zero: string, running: string, stopped: string, hands: string, told: boolean}} Letters */

/** @returns {Letters} */
export function beginLetters() {
  return { before: null, zero: "", running: "", stopped: "", hands: "", told: false };
}

/** What a packet was follows from the next one: a growing time ran, an equal one stood. */
export function lettersAfter(letters, what) {
  if (what.type === "told") return letters.told ? letters : { ...letters, told: true };
  if (what.type !== "packet") return letters;
  const { before } = letters;
  const packet = { state: what.packet.state, ms: what.packet.ms };
  const next = { ...letters, before: packet };
  if (packet.ms === 0) note(next, "zero", packet.state);
  if (before?.ms > 0 && packet.ms > before.ms) note(next, "running", before.state);
  if (before?.ms > 0 && packet.ms === before.ms) note(next, "stopped", packet.state);
  return next;
}

function note(letters, phase, letter) {
  const sort = HANDS.has(letter) ? "hands" : phase;
  if (!letters[sort].includes(letter)) letters[sort] += letter;
}

/** @param {Letters} letters @returns {Kind} */
export function kindOf({ zero, running, stopped, hands, told }) {
  if (told) return "told";
  const all = zero + running + stopped;
  if (all + hands === "") return "none";
  if (only("S", all) && (zero + running).includes("S")) return "all-s";
  if (running === "" || stopped === "") return "unsure";
  if (stopped === "S" && running === " " && only("IA", zero)) return "full";
  if (only("I ", all) && stopped.includes("I") && only("I", zero)) return "i-only";
  return "odd";
}

/** @param {Kind} kind */
export function trusted(kind) {
  return kind === "full" || kind === "told";
}

/** @returns {string[]} every letter seen, in the order in which the field lists them */
export function seenLetters({ zero, running, stopped, hands }) {
  const seen = new Set(zero + running + stopped + hands);
  return [..."IA SLRC"].filter((letter) => seen.has(letter));
}

function only(letters, seen) {
  return [...seen].every((letter) => letters.includes(letter));
}
