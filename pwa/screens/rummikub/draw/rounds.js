/** An event's rounds: which there are, who plays one, which of its tables have begun. Where somebody sits the rules say (`tables.seating`). */
import { tableParts } from "../streams.js";

/** @returns {{round: number, stage: number, games: number, first: boolean}[]} all rounds of all stages; `first`: of its stage */
export function roundsOf(plan) {
  let round = 0;
  return plan.stages.flatMap(({ rounds }, at) =>
    rounds.map((games, place) => {
      round += 1;
      return { round, stage: at + 1, games, first: place === 0 };
    }),
  );
}

/** The draw of a round that is in force; null before the first. */
export function drawOf(event, round) {
  return event.draws.findLast((one) => one.round === round) ?? null;
}

/** The round that an event is at: the first whose draw is not published, else the last. */
export function roundNow(event) {
  const rounds = roundsOf(event.plan).map(({ round }) => round);
  return rounds.find((round) => !drawOf(event, round)?.published) ?? rounds.at(-1) ?? 1;
}

/** The last round that has a draw; 1 before there is one. */
export function lastDrawn(event) {
  return Math.max(1, ...event.draws.map(({ round }) => round));
}

/** Numbers of a round's tables that have a result. @param {{stream: string, fold: {games: object[]}}[]} tables */
export function startedOf(tables, round) {
  return tables
    .filter(({ stream, fold }) => tableParts(stream)?.round === round && fold.games.length > 0)
    .map(({ stream }) => tableParts(stream).number)
    .sort((a, b) => a - b);
}

/**
 * Who plays a round: of the first those who are in, of the first of a later stage those who advanced, of another those who sat in the one before it.
 * @param {{stages: object[]}|null} standings `tables.standings` of the event, wanted only for the first round of a later stage
 * @returns {{people: number[], waits: null|"cut"|"draw"}} `waits`: for the cut of the stage before, for the draw of the round before
 */
export function playersOf(event, round, standings) {
  const here = roundsOf(event.plan).find((one) => one.round === round);
  const gone = new Set(event.entrants.filter(({ quit }) => quit).map(({ person }) => person));
  const staying = (people) => people.filter((person) => !gone.has(person));
  if (here.first && here.stage === 1)
    return { people: staying(enteredOf(event).map(({ person }) => person)), waits: null };
  if (here.first) {
    const before = standings?.stages.find(({ stage }) => stage === here.stage - 1);
    const known = before?.complete && before.tied_at_cut.length === 0;
    return known ? { people: staying(before.advance), waits: null } : { people: [], waits: "cut" };
  }
  const seats = drawOf(event, round - 1)?.seats.filter(({ table }) => table) ?? [];
  if (!seats.length) return { people: [], waits: "draw" };
  return { people: staying(seats.map(({ person }) => person)), waits: null };
}

/** Entrants who are in: neither gone nor on the waiting list. */
export function enteredOf(event) {
  return event.entrants.filter(({ quit, waiting }) => !quit && !waiting);
}

/** Whether the first round of a later stage is meant, for which the standings must be known. */
export function needsStandings(plan, round) {
  const here = roundsOf(plan).find((one) => one.round === round);
  return Boolean(here?.first && here.stage > 1);
}
