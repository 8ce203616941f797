/** Which rounds are done on scorecards: the attempts of a Head to Head are entered point by point, two people at a time. */

/** @param {{format: string}} round */
export function onCards(round) {
  return round.format !== "h";
}

/** The rounds with scorecards that a device may enter: those of its scope, or all. */
export function roundsOnCards(rounds, scope) {
  return rounds.filter((round) => onCards(round) && (!scope || round.id === scope));
}
