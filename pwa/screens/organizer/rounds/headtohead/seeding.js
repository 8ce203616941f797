/** How a Head to Head round begins: its places, the sets of each stage, the seeds and the draw among equals (Article I). */

/** How many may take part (I1a). */
export const PLACES = [4, 8, 12, 16];
/** How many sets may win a match (I3a). */
export const SETS = [1, 2, 3];

/** The matches that have sets of their own (I3a1), in order: by stage, then third place, then the final. */
export function stagesFor(places) {
  const early = { 4: [], 8: ["QF"], 12: ["R12", "QF"], 16: ["R16", "QF"] }[places];
  return [...early, "SF", "third", "final"];
}

/** What is planned, else the largest bracket that is filled, else the smallest. */
export function placesAtFirst(round, count) {
  const filled = PLACES.filter((places) => places <= count).at(-1);
  return round.head_to_head?.places ?? filled ?? PLACES[0];
}

/** Sets to win by stage as planned, where they are for so many places; else one, and two in the semifinals and after. */
export function setsAtFirst(round, places) {
  const planned = round.head_to_head?.first_to;
  const stages = stagesFor(places);
  if (planned?.length === stages.length) return planned;
  return stages.map((stage) => (["SF", "third", "final"].includes(stage) ? 2 : 1));
}

/** The sets with one of them changed; the others follow, so that a later stage never takes fewer (I3a2). */
export function withSets(firstTo, at, sets) {
  return firstTo.map((one, place) => {
    if (place === at) return sets;
    return place < at ? Math.min(one, sets) : Math.max(one, sets);
  });
}

/**
 * The text that decides among equals (I1d). Nobody can choose it: the digest of the standings and a number that somebody said before it was seen.
 * @param {string} digest of the board of the round before
 */
export function drawText(digest, number) {
  return [digest, number.trim()].filter(Boolean).join(" ");
}

/** What is hashed to place one person among equals: the smaller SHA-256 has the higher seed. */
export const drawnBy = (draw, person) => `${draw}|${person}`;

/** The request for seeds; `seats` are the places that may be taken (9p1), no more than the bracket has. */
export function seedsRequest(edition, places, rows, draw, withdrawn) {
  const plain = rows.map(({ person, rank, best, average, ties }) => {
    return { person, rank, best, average, ties };
  });
  return {
    call: "headtohead.seeds",
    edition,
    places,
    rows: plain,
    draw,
    withdrawn: [...withdrawn].sort((a, b) => a - b),
  };
}

/** Who has a place, and who is next: of more than may go on the last seeds stay reserves (9p1). */
export function seated({ seeds, reserve }, cap) {
  const line = [...seeds, ...reserve];
  const seats = Math.min(seeds.length, cap ?? seeds.length);
  return { seeds: line.slice(0, seats), reserve: line.slice(seats) };
}

/** Those whose place among equals matters: they have a seed, or would have one if the draw were another. */
export function drawnAmong({ drawn }, rows, seeds) {
  const rankOf = new Map(rows.map(({ person, rank }) => [person, rank]));
  const ranks = new Set(seeds.map((person) => rankOf.get(person)));
  return drawn.filter((person) => ranks.has(rankOf.get(person)));
}

/**
 * Without a round before, seeds follow what people qualified with (I1c): personal bests, and all who have none are equal behind them.
 * @returns {{person: number, rank: number, best: number, average: number, ties: boolean}[]} rows as of `round.standings`
 */
export function rowsByBests(people, event, of) {
  const best = (person) => person.bests?.[event]?.[of] || Number.POSITIVE_INFINITY;
  const all = people.map(best);
  return people.map((person) => {
    const mine = best(person);
    return {
      person: person.number,
      rank: 1 + all.filter((other) => other < mine).length,
      best: Number.isFinite(mine) ? mine : 1, // they may play, whatever they once did
      average: 0,
      ties: all.filter((other) => other === mine).length > 1,
    };
  });
}

/** Who is in the round, who withdrew, and the part of `round.open` that only such a round has. */
export function draftOf({ places, firstTo, seeds, draw, withdrawn, from = null }) {
  const body = { head_to_head: { places, first_to: firstTo, seeds, draw } };
  if (from) body.from = from;
  return { people: seeds, withdrawn, body };
}
