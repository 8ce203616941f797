/**
 * An event of the line, of the timer or of a person becomes a column of the table. Of packets the digits tell which; letters
 * only tell hands and green light at zero.
 */
import { look, NOTHING, quiet } from "./digits.js";

const KEPT = 8;
const AT_ZERO = { L: "hands", R: "hands", C: "hands", A: "armed" };

/** @returns {{what: string, seen: import('./digits.js').Seen, packets: string[]}} */
export function classify(model, event, at) {
  const { seen, packets } = model;
  switch (event.kind) {
    case "packet": {
      const looked = look(seen, event.packet, at);
      const hint = AT_ZERO[event.packet.state] ?? "zero";
      const what = named(model, looked.event, hint, event.packet.ms);
      return { what, seen: looked.seen, packets: withHex(packets, event.packet.hex) };
    }
    case "told":
      return { ...told(model, event, at), packets: withHex(packets, event.hex) };
    case "silence":
      return seen.tells
        ? { what: "up", seen, packets } // it speaks when there is something to say
        : { what: "silence", seen: quiet(seen), packets };
    case "link":
      return event.up
        ? { what: "up", seen, packets }
        : { what: "down", seen: { ...quiet(seen), said: "" }, packets };
    default:
      return { what: event.kind, seen, packets };
  }
}

const withHex = (packets, hex) => (hex ? [...packets, hex].slice(-KEPT) : packets);

/** Which zero, and whether it is the offered time that stands. */
function named(model, event, hint, ms) {
  if (event === "zero") return owed(model) ? "early" : hint;
  if (event === "settled" && stands(model, ms)) return "stands";
  return event;
}

/** A solve has run or ended, and its time is not yet taken and signed (A6f). */
function owed({ state, offer, taken, signed, seen }) {
  if (offer) return !(taken && signed);
  return state !== "stale" && seen.moved > 0 && !signed;
}

const stands = ({ state, offer }, ms) =>
  (state === "off" || state === "stopped") && offer?.reading_ms === ms;

/** A timer that tells its states itself is believed at once: each of its frames is checked by 16 bits. */
const TOLD = { reset: "zero", hands: "zero", armed: "zero", running: "ran", stopped: "settled" };

function told(model, { as, ms = null }, at) {
  if (as === "stopped" && !ms) return { what: "doubtful", seen: model.seen };
  const event = TOLD[as];
  const digits = event === "zero" ? 0 : as === "running" ? null : ms;
  const time = {
    ...{ ms: digits, places: 3, at, late: 0, count: 1, since: at, letters: "" },
    stood: event === "settled",
  };
  const moved = event === "zero" ? 0 : event === "ran" ? model.seen.moved + 1 : model.seen.moved;
  const what = named(model, event, as === "reset" ? "zero" : as, digits);
  return { what, seen: { ...NOTHING, time, arrived: at, moved, tells: true } };
}
