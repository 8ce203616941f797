/** Where a tap on somebody leads: to the decision that they wait for, else to their card. */

const DECIDED = new Set(["disputed", "proposed", "held"]);

/**
 * @param {{role: string}} seat whoever runs the rounds alone writes no results, and has no card to go to
 * @returns {(what: string, one: {person: number, slots: number[]}) => string|null}
 */
export function wayTo(id, seat, round) {
  if (seat.role !== "delegate") return () => null;
  return (what, { person, slots }) =>
    DECIDED.has(what)
      ? `/c/${id}/delegate/${round.id}/${person}/${slots[0]}`
      : `/c/${id}/judge/${round.id}?person=${person}`;
}
