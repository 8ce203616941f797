/** Dual Rounds (2026 9v): the first two rounds of an event, of which each competitor's better result counts. */

/** `[first, second]` of the pair that a round of the plan belongs to, or null. */
export function pairOf(kit, round) {
  if (!round.dual) return null;
  const pair = kit.rounds
    .filter((other) => other.event === round.event && other.dual)
    .sort((a, b) => a.number - b.number);
  return pair.length === 2 ? pair : null;
}

/** Whether it is the second of a pair, which waits for nothing of the first (9l2). */
export function isSecondOfPair(kit, round) {
  return pairOf(kit, round)?.[1].id === round.id;
}

/**
 * Who may be in the second round: all who are in the first and all who are registered, since nobody is out between the two, even without
 * a result (9v5, 9v5a). `board` is that of the first, or null.
 */
export function peopleOfSecond(registered, board) {
  const first = board?.cards.map((card) => card.person) ?? [];
  return [...new Set([...first, ...registered])].sort((a, b) => a - b);
}

/** The request to `dual.standings` for the boards of both, null for one that is not there yet; null where neither is. */
export function pairRequest(event, boards) {
  const opened = boards.find((board) => board && board.round.status !== "not-open")?.round;
  if (!opened) return null;
  const request = {
    call: "dual.standings",
    edition: opened.edition,
    event: opened.event,
    format: opened.format,
    rounds: boards.map((board) => resultsOf(board)),
  };
  return event.official ? request : { ...request, unofficial: true };
}

/** The values of each card. */
function resultsOf(board) {
  return (board?.cards ?? []).map(({ person, slots }) => {
    return { person, attempts: slots.map(({ value }) => value) };
  });
}
