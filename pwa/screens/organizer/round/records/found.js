/** The records of a round by the rules' own count, from what this device has: boards, personal bests, the list that stood. */
import { shownMark, WIDEST_FIRST } from "../../../../parts/record-mark/marks.js";

const KINDS = ["single", "average"];
const HEAD_TO_HEAD = "h";

/**
 * `records.marks` over the rounds of this round's event, null where nothing is known to be beaten. `standing` is the list with `continents` and `dates`;
 * `boardOf(round)` gives a board or null.
 */
export function marksRequest({ kit, standing, round, boardOf }) {
  const people = new Map(kit.people.map((person) => [person.number, person]));
  const table = tableOf(standing.records, kit.people, round.event);
  if (Object.values(table).every((scope) => Object.keys(scope).length === 0)) return null;
  const rounds = roundsOf(kit, round.event).map((one) => ({
    date: standing.dates[one.id] ?? kit.competition.end_date,
    ...resultsOf(one, boardOf(one), people, standing.continents),
  }));
  const { edition } = kit.competition;
  const unofficial = !kit.events.find((event) => event.id === round.event).official;
  return { call: "records.marks", edition, event: round.event, rounds, table, unofficial };
}

/** `[{person, kind, value, mark}]` of the round, the widest first. */
export function foundIn({ kit, round, reply }) {
  const place = roundsOf(kit, round.event).findIndex((one) => one.id === round.id);
  const sure = reply.provisional.includes(place) ? "provisional" : "recognised";
  const width = ({ mark }) => WIDEST_FIRST.indexOf(mark.kind);
  return reply.marks
    .filter((row) => row.round === place)
    .map(({ person, kind, value, marks }) => ({
      person: kit.people.find((one) => one.number === person),
      number: person,
      kind,
      value,
      mark: shownMark(marks, sure),
    }))
    .sort((a, b) => width(a) - width(b));
}

function roundsOf(kit, event) {
  return kit.rounds.filter((one) => one.event === event).sort((a, b) => a.number - b.number);
}

function tableOf(records, people, event) {
  const table = { world: {}, continents: {}, countries: {}, persons: {} };
  for (const { region, type, value } of records.filter((line) => line.event === event)) {
    if (region === "world") table.world[type] = value;
    else {
      const scope = region.startsWith("_") ? table.continents : table.countries;
      scope[region] = { ...scope[region], [type]: value };
    }
  }
  for (const { number, bests } of people) {
    const best = bests?.[event];
    if (best) {
      table.persons[number] = Object.fromEntries(KINDS.map((kind) => [kind, best[kind] ?? null]));
    }
  }
  return table;
}

function resultsOf(planned, board, people, continents) {
  const { status, format } = board?.round ?? {};
  if (!format) return { format: planned.format, results: [] };
  const heads = format === HEAD_TO_HEAD; // 2026 9i4: singles only
  const results = board.cards.map((card) => ({
    person: card.person,
    ...homeOf(people.get(card.person), continents),
    attempts: heads ? [card.best] : card.slots.map((slot) => slot.value),
  }));
  const shape = heads ? { format: "1", singles_only: true } : { format };
  return { ...shape, closed: status === "closed", results };
}

function homeOf(person, continents) {
  if (!person) return {};
  const continent = continents[person.country];
  return continent ? { country: person.country, continent } : { country: person.country };
}
