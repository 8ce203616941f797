/** What was typed becomes the body of an operation. */
import { centiseconds } from "../keypad/digits.js";
import { codesOf, plus2Code, rulingOf } from "./codes.js";

const dnf = -1;
const dns = -2;
const values = { dnf, dns };

/**
 * Body of a timed attempt. A DNF keeps the reading that was typed; a DNS has none. `stopwatch`: the digits are a stopwatch's (A1b);
 * `inspection_ms`: an inspection that was too long, from which the rules find what it costs (A4d); `timer`: what was read from one, which writes itself.
 * @param {{digits: string, plus2: boolean, ruling: string|null, penalties?: string[], stopwatch?: boolean, inspection_ms?: number,
 *   timer?: {writes: (body: object, entry: object) => void}}} entry
 * @param {object[]|null} [rows] of `penalties.list`
 */
export function timedBody(entry, rows) {
  const { digits, ruling, stopwatch, inspection_ms } = entry;
  const body = { penalties: codesOf(entry, rows) };
  if (digits && ruling !== "dns") {
    const cs = centiseconds(digits);
    Object.assign(body, stopwatch ? { stopwatch_cs: cs } : { reading_ms: cs * 10 });
  }
  entry.timer?.writes(body, entry);
  if (ruling) body.declared = ruling;
  if (inspection_ms !== undefined && ruling !== "dns") body.inspection_ms = inspection_ms;
  return body;
}

/** Body of an attempt in moves or cubes that has no result, with the codes that say why where there are any. */
export function ruledBody({ ruling, penalties = [] }, rows) {
  const ruled = ruling ?? rulingOf(penalties, rows);
  const codes = codesOf({ ruling: ruled, penalties }, rows);
  return codes.length ? { declared: ruled, penalties: codes } : valueBody({ ruling: ruled });
}

/** Body of an attempt whose WCA value is what the judge knows: moves, or a DNF or DNS. */
export function valueBody({ digits, ruling }) {
  return { value: ruling ? values[ruling] : Number(digits), source: "paper" };
}

/** Body of fewest moves: the solution as it was written, else the number that the paper counts. A DNF keeps the solution. */
export function movesBody(entry, rows) {
  const { digits, ruling, written, penalties = [] } = entry;
  if (written && !digits && ruling !== "dns") {
    const body = { ...written, penalties };
    return ruling ? { ...body, declared: ruling } : body;
  }
  return ruling || rulingOf(penalties, rows) ? ruledBody(entry, rows) : valueBody(entry);
}

/** Body of a multi-blind attempt; there a penalty stands as often as it happened. */
export function multiBody({ attempted, solved, digits, penalties = [] }) {
  return {
    attempted,
    solved,
    seconds: Math.floor(centiseconds(`${digits}00`) / 100),
    penalties,
  };
}

/**
 * Body of a result typed from a scorecard. A time is a reading, as on the phone beside the mat, so that the same time
 * typed twice is one and the same, and the rules cut it, add to it and hold it against the limit.
 * @param {'time'|'moves'|'multi'} result what the event's results are
 * @param {object[]|null} [rows] of `penalties.list`, for the code of a typed +2
 */
export function paperBody(result, typed, rows) {
  if (result === "time") {
    const known = plus2Code(rows) ? rows : null; // a +2 on paper counts, whatever it was for
    return { ...timedBody(typed, known), source: "paper" };
  }
  if (result === "moves" || typed.ruling) return valueBody(typed);
  const { solved, attempted, time } = typed;
  const numbers = { attempted: Number(attempted), solved: Number(solved), digits: time };
  return { ...multiBody(numbers), source: "paper" };
}
