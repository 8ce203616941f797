/** What the edition would have otherwise about a round that is to be opened. Nothing here forbids: whoever may open the round goes on, knowing it. */

/** The questions to the rules, by name: `rules` of the event, rounds for so many here (`here`) and in the event (`whole`), and its `plan`. */
export function questions(kit, round, people, registered) {
  const { edition } = kit.competition;
  const unofficial = !(kit.events.find(({ id }) => id === round.event)?.official ?? true);
  const about = { edition, event: round.event, unofficial };
  return {
    rules: { call: "event.rules", ...about },
    here: { call: "event.rounds", edition, competitors: people },
    whole: { call: "event.rounds", edition, competitors: registered },
    plan: { call: "event.plan", ...about, rounds: roundsOf(kit, round).map(planned) },
  };
}

/** The rounds of the round's event, in order. */
export function roundsOf(kit, { event }) {
  return kit.rounds.filter((one) => one.event === event).sort((a, b) => a.number - b.number);
}

function planned({ format, cutoff, limit_cs, dual, head_to_head: bracket }) {
  return { format, cutoff, limit_cs, dual: Boolean(dual), places: bracket?.places ?? null };
}

/**
 * @param {{rules, here, whole, plan}} replies to `questions`, null where they are not there
 * @param {{people: number[], cap?: number|null, code?: string|null}} draft of the opening
 * @returns {{id: string, code: string, args?: object}[]} `id` picks the sentence, `code` is the regulation
 */
export function warningsOf(kit, round, draft, { rules, here, whole, plan }) {
  const found = [];
  const all = roundsOf(kit, round);
  const people = draft.people.length;
  const after = all.filter((one) => one.number > round.number).length;
  const ofRound = here && here.later_rounds !== null; // else an edition holds only the event to a number (2008, 2010)
  if (draft.cap != null && people > draft.cap) {
    found.push({ id: "cap", code: draft.code, args: { count: people, cap: draft.cap } });
  }
  if (ofRound && after > here.later_rounds) {
    const args = { count: people, most: here.later_rounds, planned: after };
    found.push({ id: "later", code: here.code, args });
  }
  if (here && !ofRound && whole && all.length > whole.max_rounds) {
    found.push({
      id: "rounds",
      code: whole.code,
      args: { most: whole.max_rounds, planned: all.length },
    });
  }
  for (const code of here?.warnings ?? []) found.push({ id: "few", code, args: { count: people } });
  if (rules && !offered(rules, round)) {
    found.push({ id: "format", code: "9b", args: { format: round.format, list: rules.formats } });
  }
  for (const fault of plan?.faults ?? []) {
    found.push({ id: `fault-${fault.code}`, code: fault.code, args: { number: fault.round } });
  }
  return found;
}

function offered(rules, { format }) {
  return format === "h" ? rules.head_to_head : rules.formats.includes(format);
}
