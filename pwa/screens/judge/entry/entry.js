/** A typed attempt in plain digits, and the question to the rules about it. */
import { shown } from "../../../parts/keypad/digits.js";

import { plus2 } from "../../../parts/result-field/codes.js";

export {
  movesBody,
  multiBody,
  ruledBody,
  timedBody,
  valueBody,
} from "../../../parts/result-field/bodies.js";

/**
 * The request that tells what an attempt counts.
 * @param {{edition: string, event: string, limit_cs: number|null, cumulative: string[], unofficial: boolean}} terms
 * @param {object} body of the operation
 */
export function questionOf(terms, body) {
  const { edition, event, unofficial } = terms;
  if (body.value !== undefined) return showing(event, body.value);
  const { reason, source, timer, ...attempt } = body; // said beside the result
  if (body.solution !== undefined) return { call: "fewest.check", edition, ...attempt };
  if (body.attempted !== undefined) return { call: "multi.result", edition, ...attempt };
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

/** A body in plain digits and its codes, for a phone whose rules are not up yet; nothing is computed. */
export function plainText(body) {
  if (body.value !== undefined) return { "-1": "DNF", "-2": "DNS" }[body.value] ?? `${body.value}`;
  const codes = [...(body.penalties ?? [])].sort();
  const text = bareText(body, codes);
  const told = text.endsWith(" + 2") ? codes.filter((code) => code !== plus2) : codes;
  return [text, ...told].filter(Boolean).join(" · ");
}

function bareText(body, codes) {
  if (body.solution !== undefined) return body.solution;
  if (body.attempted !== undefined) return `${body.solved}/${body.attempted}`;
  const ms = body.reading_ms ?? (body.stopwatch_cs ?? 0) * 10;
  const reading = ms ? shown(digitsOf(ms)) : "";
  const ruling = body.declared?.toUpperCase();
  if (ruling) return reading ? `${ruling} (${reading})` : ruling;
  return codes.includes(plus2) ? `${reading} + 2` : reading;
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
