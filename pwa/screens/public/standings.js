/** Shapes the public answer of a round for the table: one row a person, attempts as the field writes them. */
import { shownMark } from "../../parts/record-mark/marks.js";

/**
 * `[{person, rank, best, average, marks, attempts: [{text, dropped, best}], state}]`: those with a result by rank,
 * then those who have not begun, by number. `person` is `{number, name, local_name, country}`.
 */
export function standingRows(reply) {
  const people = new Map(reply.people.map((person) => [person.number, person]));
  const rows = reply.rows.map((row) => ({
    person: people.get(row.person) ?? { number: row.person, name: `#${row.person}` },
    rank: row.rank,
    best: row.best_text,
    average: row.average_text,
    marks: {
      best: shownMark(row.marks?.single, reply.records),
      average: shownMark(row.marks?.average, reply.records),
    },
    attempts: attemptCells(row),
    state: row.state,
    begun: row.attempts.some((value) => value !== 0),
  }));
  const listed = new Set(reply.rows.map((row) => row.person));
  const waiting = reply.people
    .filter((person) => !listed.has(person.number))
    .map((person) => ({
      person,
      rank: null,
      best: "",
      average: "",
      marks: {},
      attempts: [],
      state: "",
      begun: false,
    }));
  return [...rows, ...waiting];
}

/** Whether a row shows a record that may still change. */
export function isProvisional({ marks }) {
  return Boolean(marks.best?.provisional || marks.average?.provisional);
}

/** The cells of one row; what does not count in an average is `dropped` and stands in parentheses. */
export function attemptCells(row) {
  const counts = new Set(row.counting);
  return row.attempts.map((value, index) => {
    const text = value === 0 ? "" : row.texts[index];
    const dropped = text !== "" && counts.size > 0 && !counts.has(index);
    return { text, shown: dropped ? `(${text})` : text, dropped };
  });
}

/** Whether the format is ranked by its average, which then stands first. */
export function byAverage(format) {
  return format === "a" || format === "m";
}

/** How many attempts a card has in this format. */
export function attemptsIn(format) {
  return { 1: 1, 2: 2, 3: 3, 5: 5, a: 5, m: 3 }[format];
}

/** Rounds under their events, in the competition's order: `[{event, rounds}]`. */
export function roundsByEvent(competition) {
  return competition.events
    .map((event) => ({
      event,
      rounds: competition.rounds
        .filter((round) => round.event === event.id)
        .sort((a, b) => a.number - b.number),
    }))
    .filter(({ rounds }) => rounds.length);
}

/** The rows that a word typed by a visitor fits: number first, then a part of the name in any script. */
export function matching(rows, typed) {
  const word = typed.trim().toLocaleLowerCase();
  if (!word) return rows;
  const exact = rows.filter(({ person }) => String(person.number) === word);
  if (exact.length) return exact;
  return rows.filter(({ person }) =>
    `${person.name} ${person.local_name ?? ""}`.toLocaleLowerCase().includes(word),
  );
}

/** A country's name in the visitor's language; the code where the browser knows no name. */
export function countryName(code, language) {
  if (!code || !/^[A-Z]{2}$/.test(code)) return code ?? "";
  return new Intl.DisplayNames([language], { type: "region", fallback: "code" }).of(code);
}

/** `{person, rank}` of those who stand on the podium, in their order; of Dual Rounds by the place over both. A copy from before there was one has none. */
export function onPodium(rows, { podium = [], pair = null }) {
  const places = new Map(pair?.rows.map(({ person, rank }) => [person, rank]));
  return podium.flatMap((number) =>
    rows
      .filter(({ person }) => person.number === number)
      .map(({ person, rank }) => ({ person, rank: places.get(number) ?? rank })),
  );
}
