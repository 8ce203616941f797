/**
 * What a bad line, a driver and a busy host do to a stream of packets: bits that turn, packets that get lost one by one and in
 * rows, that come twice, bytes that come in between or not at all, pieces cut anywhere, and all of it late and in a burst.
 */

/** How often, of a thousand packets. */
const USUAL = { turned: 40, lost: 30, row: 3, twice: 20, inserted: 20, shortened: 10, held: 3 };

/** @param {{at: number, bytes: Uint8Array}[]} script @param {ReturnType<import('./dice.js').dice>} dice */
export function damaged(script, dice, often = USUAL) {
  const chance = (what) => dice.happens(often[what] / 1000);
  const pieces = [];
  let silentFor = 0;
  let heldUntil = 0;
  for (const { at, bytes } of script) {
    if (chance("row")) silentFor = 2 + dice.below(30);
    if (chance("held")) heldUntil = at + dice.below(4000);
    if (silentFor-- > 0 || chance("lost")) continue;
    const arrives = Math.max(at, heldUntil);
    const sent = chance("turned") ? turned(bytes, 1 + dice.below(4), dice) : bytes;
    const shorter = chance("shortened") ? without(sent, dice.below(sent.length)) : sent;
    const whole = chance("inserted") ? inserted(shorter, dice) : shorter;
    pieces.push(...cut(whole, arrives, dice));
    if (chance("twice") && whole === bytes)
      pieces.push(...cut(whole, arrives + dice.below(20), dice));
  }
  return pieces;
}

function turned(bytes, many, dice) {
  const changed = bytes.slice();
  for (let nth = 0; nth < many; nth++) changed[dice.below(bytes.length)] ^= 1 << dice.below(8);
  return changed;
}

const without = (bytes, at) => bytes.filter((_, nth) => nth !== at);

function inserted(bytes, dice) {
  const at = dice.below(bytes.length + 1);
  const more = Array.from({ length: 1 + dice.below(3) }, () => dice.below(256));
  return Uint8Array.from([...bytes.slice(0, at), ...more, ...bytes.slice(at)]);
}

function cut(bytes, at, dice) {
  const where = dice.below(bytes.length + 1);
  return [bytes.slice(0, where), bytes.slice(where)].map((piece) => ({ at, bytes: piece }));
}
