/** Who starts (003, game rules 1-3): each draws a tile, the highest number starts; those who tie for it draw again. */

/**
 * @param {number[]} playing
 * @param {{person: number, number: number}[]} draws in the order in which they were drawn
 * @returns {{numbers: Map<number, number[]>, toDraw: number[], tied: number[], starter: number|null}} every number of each, who is still to draw, who draws
 *   again because of a tie
 */
export function startOf(playing, draws) {
  const numbers = new Map(playing.map((person) => [person, []]));
  for (const { person, number } of draws) numbers.get(person)?.push(number);
  return settled(playing, numbers, 0);
}

function settled(among, numbers, turn) {
  const toDraw = among.filter((person) => numbers.get(person).length <= turn);
  const tied = turn > 0 ? among : [];
  if (toDraw.length > 0) return { numbers, toDraw, tied, starter: null };
  const of = (person) => numbers.get(person)[turn];
  const highest = Math.max(...among.map(of));
  const best = among.filter((person) => of(person) === highest);
  if (best.length === 1) return { numbers, toDraw: [], tied: [], starter: best[0] };
  return settled(best, numbers, turn + 1);
}
