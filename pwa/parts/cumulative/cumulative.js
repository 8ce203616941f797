/** One limit over several attempts, of a round or of more (2026 A1a2): what the rules are asked about it. */

/**
 * The request that tells what is left before an attempt, as if that attempt had not been done.
 * @param {{edition: string, limit_cs: number}} terms of the round that the attempt belongs to
 * @param {{round: string, event: string, unofficial: boolean, board: object|null}[]} shared the rounds under the limit; one of which
 *   this phone knows nothing has no attempts here
 * @param {{round: string, person: number, slot: number}} attempt
 */
export function limitQuestion({ edition, limit_cs }, shared, { round, person, slot }) {
  const cards = shared.flatMap(({ board, round: id, event, unofficial }) => {
    const card = board?.cards.find((one) => one.person === person);
    if (!card) return [];
    const here = id === round;
    const slots = card.slots.map((line) =>
      here && line.slot === slot ? { slot, value: 0 } : brief(line),
    );
    return [{ round: id, event, unofficial, closed: card.closed && !here, slots }];
  });
  return { call: "limits.check", edition, cumulative_cs: limit_cs, cards };
}

function brief({ slot, value, reading_cs, status }) {
  return { slot, value: value ?? 0, reading_cs, status };
}
