/** Each player's matches in order, as the pairings and the results have them. */

/**
 * @param {object} fold of an event @param {Record<string, {points: object|null}|null>} results by match
 * @returns {Record<number, {round: number, opponent: number|null, colour: "white"|"black"|null, points: number|null}[]>} half points; a bye has no opponent
 */
export function gamesOf(fold, results) {
  const games = Object.fromEntries(fold.entrants.map(({ person }) => [person, []]));
  const add = (person, game) => {
    games[person] = [...(games[person] ?? []), game];
  };
  for (const { round, matches, byes } of fold.rounds) {
    for (const { match, white, black } of matches) {
      const points = results[match]?.points;
      add(white, { round, opponent: black, colour: "white", points: points?.white ?? null });
      add(black, { round, opponent: white, colour: "black", points: points?.black ?? null });
    }
    for (const person of byes) add(person, { round, opponent: null, colour: null, points: null });
  }
  return games;
}
