/** The next round before it is published: as the rules pair it, changed by hand, with what a person should know before publishing. */

/** @typedef {{matches: {white: number, black: number}[], byes: number[]}} Draft */

/** The draft with two people in each other's place. @returns {Draft} */
export function exchanged({ matches, byes }, one, other) {
  const turn = (person) => {
    if (person === one) return other;
    return person === other ? one : person;
  };
  return {
    matches: matches.map(({ white, black }) => ({ white: turn(white), black: turn(black) })),
    byes: byes.map(turn),
  };
}

/** The draft with the colours of one match turned. @returns {Draft} */
export function turned({ matches, byes }, place) {
  const turn = ({ white, black }) => ({ white: black, black: white });
  return { matches: matches.map((one, at) => (at === place ? turn(one) : one)), byes };
}

/**
 * What a person should know: two who have met, a colour for the third time running, a second bye.
 * @param {Draft} draft @param {{round: number, matches: object[], byes: number[]}[]} rounds before
 * @returns {{what: "rematch"|"white"|"black"|"bye", people: number[], round?: number}[]}
 */
export function warningsOf(draft, rounds) {
  const met = draft.matches.flatMap(({ white, black }) => {
    const before = rounds.filter(({ matches }) => matches.some(isOf(white, black)));
    return before.map(({ round }) => ({ what: "rematch", people: [white, black], round }));
  });
  const colours = draft.matches.flatMap(({ white, black }) => [
    ...again("white", white, rounds),
    ...again("black", black, rounds),
  ]);
  const byes = draft.byes
    .filter((person) => rounds.some((round) => round.byes.includes(person)))
    .map((person) => ({ what: "bye", people: [person] }));
  return [...met, ...colours, ...byes];
}

const isOf = (one, other) => (match) =>
  [match.white, match.black].includes(one) && [match.white, match.black].includes(other);

function again(colour, person, rounds) {
  const had = rounds
    .flatMap(({ matches }) => matches)
    .filter(({ white, black }) => white === person || black === person)
    .slice(-2);
  const same = had.length === 2 && had.every((match) => match[colour] === person);
  return same ? [{ what: colour, people: [person] }] : [];
}

/** What `pairing.publish` says: a match a table, and around again where there are fewer tables. */
export function publishBody(draft, round, tables, reason) {
  const matches = draft.matches.map(({ white, black }, place) => ({
    match: place + 1,
    table: tables ? (place % tables) + 1 : place + 1,
    white,
    black,
  }));
  return { round, matches, byes: draft.byes, ...(reason ? { reason } : {}) };
}

/** Everybody who plays in the order of the list, two by two, for a round that only a person can pair. @returns {Draft} */
export function inOrder(entrants) {
  const playing = entrants.filter(({ quit }) => !quit).map(({ person }) => person);
  const byes = playing.length % 2 ? [playing.pop()] : [];
  const pairs = playing.filter((_, place) => place % 2 === 0);
  return {
    matches: pairs.map((white, place) => ({ white, black: playing[2 * place + 1] })),
    byes,
  };
}
