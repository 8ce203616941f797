/** What the edition says of the event once a round of it is changed, and whether a round may still be added: requests to `event.plan`. */

/** The event's rounds as they stand, this one under its new conditions; `added` asks for one more behind the last (2026 9p2a+). */
export function planRequest(kit, round, conditions, added = false) {
  const rounds = kit.rounds
    .filter(({ event }) => event === round.event)
    .sort((a, b) => a.number - b.number)
    .map((one) => lineOf(one.id === round.id ? { ...one, ...conditions } : one));
  const { official } = kit.events.find(({ id }) => id === round.event) ?? {};
  const more = added ? [{ ...rounds.at(-1), dual: false, started: false }] : [];
  return {
    call: "event.plan",
    edition: kit.competition.edition,
    event: round.event,
    unofficial: official === false,
    rounds: [...rounds, ...more],
    added,
  };
}

function lineOf({ format, cutoff, limit_cs: limit, dual, head_to_head: bracket, status }) {
  return {
    format,
    cutoff: cutoff ?? null,
    limit_cs: limit || null,
    dual: Boolean(dual),
    places: bracket?.places ?? null,
    started: status !== "not-open",
  };
}
