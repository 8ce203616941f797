/** An event read for those who run it and those who watch: what each match and the whole wait for. Who is paired and who leads, the rules say. */

/**
 * The event's part of a question to `pairing.next`, `pairing.standings` or `pairing.bracket`.
 * @param {object} fold of the event's stream, with a plan
 * @param {Record<string, {points: object|null}|null>} results by match
 */
export function pairingRequest(call, fold, results, more = {}) {
  const { plan } = fold;
  const request = {
    call,
    format: plan.format,
    entrants: fold.entrants.map(({ person, rating, quit }) => ({
      person,
      rating: rating ?? null,
      quit: Boolean(quit),
    })),
    rounds: fold.rounds.map(({ matches, byes }) => ({
      matches: matches.map(({ match, white, black }) => ({
        white,
        black,
        points: results[match]?.points ?? null,
      })),
      byes,
    })),
    ...more,
  };
  if (plan.format === "swiss" && plan.rounds) request.planned = plan.rounds;
  return request;
}

/** The last call of a match; null where nobody has called it. */
export function callOf(fold, match) {
  return fold.calls.findLast((one) => one.match === match) ?? null;
}

/** @returns {"over"|"playing"|"opened"|"called"|"waiting"} how a match stands; `opened` is the check-list before the first move */
export function matchState(result, call) {
  if (result?.result) return "over";
  if (result?.started) return "playing";
  if (result) return "opened";
  return call ? "called" : "waiting";
}

/** Matches of a round that have no points yet. */
export function unfinished(round, results) {
  return round.matches.filter(({ match }) => !results[match]?.points);
}

/** Whether somebody has begun to play a round: after that its pairings stand. */
export function begun(round, results) {
  return round.matches.some(({ match }) => begunMatch(results[match]));
}

/** Whether a match has begun, or was ended before it did. */
function begunMatch(result) {
  return Boolean(result?.started || result?.result);
}

/** How many rounds an event has: a Swiss as planned, the others by who plays. Null while that is open. */
export function plannedRounds({ plan, entrants }) {
  const many = entrants.filter(({ quit }) => !quit).length;
  if (plan.format === "swiss") return plan.rounds ?? null;
  if (many < 2) return null;
  return plan.format === "round-robin" ? many - 1 + (many % 2) : Math.ceil(Math.log2(many));
}

/**
 * What an event waits for: `plan`, `players`, `pair`, `play` (with how many matches are unfinished), `close` or nothing (`over`).
 * @param {boolean|null} lastPlayed whether the rules know of no further round; null while they are asked, and so is the event then (`asked`)
 */
export function nextOf(fold, results, lastPlayed = false) {
  if (fold.closed) return { what: "over" };
  if (!fold.plan) return { what: "plan" };
  if (fold.entrants.filter(({ quit }) => !quit).length < 2) return { what: "players" };
  const last = fold.rounds.at(-1);
  if (!last) return { what: "pair", round: 1 };
  const left = unfinished(last, results).length;
  if (left) return { what: "play", round: last.round, left };
  if (lastPlayed === null) return { what: "asked" };
  return lastPlayed ? { what: "close" } : { what: "pair", round: last.round + 1 };
}

/** Half points as chess writes them: 5 → `2½`. */
export function pointsText(half) {
  const whole = Math.floor(half / 2);
  if (half % 2 === 0) return String(whole);
  return whole ? `${whole}½` : "½";
}

/** Quarters of a point, as products of half points are: 7 → `1¾`. */
export function quartersText(quarters) {
  const rest = ["", "¼", "½", "¾"][quarters % 4];
  const whole = Math.floor(quarters / 4);
  return whole || !rest ? `${whole}${rest}` : rest;
}

/** `1–0`, `0–1` or `½–½` of a match that is over. */
export function scoreText({ white, black }) {
  return `${pointsText(white)}–${pointsText(black)}`;
}

/** Calls of matches of which it is known that they have not begun, the latest first. @returns {{match: string, table: number, at: string, white: number, black: number}[]} */
export function openCalls(fold, results) {
  const pairs = fold.rounds.flatMap(({ matches }) => matches);
  return fold.calls
    .map((call) => ({ ...pairs.find(({ match }) => match === call.match), ...call }))
    .filter(({ match, white }) => white && match in results && !begunMatch(results[match]))
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}
