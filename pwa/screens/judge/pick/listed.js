/** Who is in a round, as far as this phone knows: the board's cards, else the groups, else those registered for the event. */

/** @returns {{inRound: object[], others: object[]}} people of the kit, by number; walk-ins that the kit lacks by number alone */
export function listed(people, round, board) {
  const numbers = new Set(numbersOf(people, round, board));
  const known = new Map(people.map((person) => [person.number, person]));
  const inRound = [...numbers]
    .sort((a, b) => a - b)
    .map((number) => known.get(number) ?? { number, name: `${number}` });
  return { inRound, others: people.filter(({ number }) => !numbers.has(number)) };
}

function numbersOf(people, round, board) {
  if (board?.cards.length) return board.cards.map(({ person }) => person);
  const grouped = round.groups.flatMap((group) => group.people);
  if (grouped.length) return grouped;
  return people.filter(({ events }) => events.includes(round.event)).map(({ number }) => number);
}
