/** What the event's stream says of a match that was paired: its settings, its table, and who plays which colour. */
import { personOf } from "../../../side/people.js";

/**
 * @param {object|null} fold of the event's stream
 * @param {string} stream of the match
 * @param {object[]} people of the competition
 * @returns {{config: object, table: number|undefined, players: {person: number, name: string, local_name?: string}[]}|null} White first;
 *   null where the match is in no pairing that this phone knows
 */
export function pairedOf(fold, stream, people) {
  const rows = (fold?.rounds ?? []).flatMap(({ matches }) => matches);
  const row = rows.find(({ match }) => match === stream);
  if (!row || !fold.plan) return null;
  const player = (number) => {
    const { name, local_name } = personOf(people, fold.entrants, number);
    return { person: number, name, ...(local_name && { local_name }) };
  };
  return {
    config: fold.plan.config,
    table: row.table,
    players: [player(row.white), player(row.black)],
  };
}
