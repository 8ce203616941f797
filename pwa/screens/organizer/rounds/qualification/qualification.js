/** Who qualifies for an event by what they did before the competition: bests and places in the world's ranking, from the competition's file. */

/** The request to `round.qualified` for `people` (numbers) of the kit, by the condition of the event's first round. */
export function qualifiedRequest(kit, round, people) {
  const { of = "single" } = round.qualification;
  const known = new Map(kit.people.map((person) => [person.number, person]));
  return {
    call: "round.qualified",
    edition: kit.competition.edition,
    condition: round.qualification,
    rows: people.map((number) => {
      const bests = known.get(number)?.bests?.[round.event] ?? {};
      return {
        person: number,
        rank: bests[`${of}_rank`] ?? null,
        best: bests.single ?? 0,
        average: bests.average ?? 0,
      };
    }),
  };
}

/** `{direct, others, round, code}`: who is qualified in order, who is not, and whether these have a round of their own (9r) or none (2026 2a2). */
export function qualifiedList({ rows, others, qualification_round: round, code }) {
  return { direct: rows.map(({ person }) => person), others, round, code };
}
