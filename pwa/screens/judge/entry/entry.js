/** What was typed becomes the body of an operation, and the question to the rules about it. */
import { centiseconds, shown } from "../../../parts/keypad/digits.js";

/** The penalty that the `+2` key stands for: a misaligned puzzle, article 10e3. */
export const plus2 = "10e3";

const dnf = -1;
const dns = -2;
const values = { dnf, dns };

/** Body of a timed attempt. A DNF keeps the reading that was typed; a DNS has none. */
export function timedBody({ digits, plus2: added, ruling }) {
  const body = { penalties: added && ruling !== "dns" ? [plus2] : [] };
  if (digits && ruling !== "dns") body.reading_ms = centiseconds(digits) * 10;
  if (ruling) body.declared = ruling;
  return body;
}

/** Body of an attempt whose WCA value is what the judge knows: moves, or a DNF or DNS. */
export function valueBody({ digits, ruling }) {
  return { value: ruling ? values[ruling] : Number(digits), source: "paper" };
}

/** Body of a multi-blind attempt. */
export function multiBody({ attempted, solved, digits }) {
  return {
    attempted,
    solved,
    seconds: Math.floor(centiseconds(`${digits}00`) / 100),
    penalties: [],
  };
}

/**
 * The request that tells what an attempt counts.
 * @param {{edition: string, event: string, limit_cs: number|null, cumulative: string[], unofficial: boolean}} terms
 * @param {object} body of the operation
 */
export function questionOf(terms, body) {
  const { edition, event, unofficial } = terms;
  if (body.value !== undefined) return showing(event, body.value);
  if (body.attempted !== undefined) return { call: "multi.result", edition, ...body };
  const { reason, ...attempt } = body;
  const question = { call: "attempt.result", edition, event, ...attempt };
  if (terms.limit_cs && terms.cumulative.length === 0) question.limit_cs = terms.limit_cs;
  if (unofficial) question.unofficial = true;
  return question;
}

/** The request that writes a value as the event writes it. */
export function showing(event, value) {
  const own = event === "333fm" || event === "333mbf";
  return own ? { call: "time.show", cs: value, event } : { call: "time.show", cs: value };
}

/** A body in plain digits, for a phone whose rules are not up yet; nothing is computed. */
export function plainText(body) {
  if (body.value !== undefined)
    return { [dnf]: "DNF", [dns]: "DNS" }[body.value] ?? `${body.value}`;
  if (body.attempted !== undefined) return `${body.solved}/${body.attempted}`;
  const reading = body.reading_ms ? shown(`${digitsOf(body.reading_ms)}`) : "";
  if (body.declared)
    return reading ? `${body.declared.toUpperCase()} (${reading})` : body.declared.toUpperCase();
  return body.penalties.length ? `${reading} + 2` : reading;
}

/** The digits that type a reading, the inverse of `centiseconds`. */
export function digitsOf(readingMs) {
  const cs = Math.floor(readingMs / 10);
  const parts = [
    Math.floor(cs / 360_000),
    Math.floor(cs / 6_000) % 60,
    Math.floor(cs / 100) % 60,
    cs % 100,
  ];
  return parts
    .map((part) => String(part).padStart(2, "0"))
    .join("")
    .replace(/^0+/, "");
}
