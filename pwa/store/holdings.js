/** What is kept on this phone, in numbers that a person can compare. */
import { beginningWith, connected } from "./db.js";
import { offersAt } from "./offers.js";
import { unsentOf } from "./outbox.js";
import { progressOf } from "./progress.js";
import { allSeats } from "./seats.js";

/**
 * @typedef {object} Holding of one competition
 * @property {string} competition
 * @property {string} name
 * @property {number} made operations made on this phone
 * @property {number} waiting how many of them no server has named
 * @property {number} fetched operations as the server has numbered them
 * @property {number} brought operations of others that wait to be handed over
 * @property {number|null} synced when the server answered last, in ms
 */

/** @returns {Promise<Holding[]>} the competition chosen last comes first */
export async function holdings() {
  const rows = (await allSeats()).sort((a, b) => b.chosen - a.chosen);
  const names = new Map(rows.map((row) => [row.competition, row.competitionName]));
  return Promise.all(
    [...names].map(([competition, name]) =>
      holding(
        competition,
        name,
        rows.filter((row) => row.competition === competition),
      ),
    ),
  );
}

async function holding(competition, name, seats) {
  const range = beginningWith(competition);
  const [made, fetched, brought, { synced }, ...waiting] = await Promise.all([
    connected((db) => db.countFromIndex("outbox", "stream", range)),
    connected((db) => db.count("operations", range)),
    offersAt(competition),
    progressOf(competition),
    ...seats.map(({ id }) => unsentOf(id)),
  ]);
  const unsent = waiting.reduce((sum, one) => sum + one, 0);
  return { competition, name, made, waiting: unsent, fetched, brought, synced };
}
