/** Operations of others that this phone hands over to the server: known from an earlier server, or brought in a file from another device. */
import { beginningWith, connected } from "./db.js";

/** @returns {Promise<number>} how many wait at a competition */
export function offersAt(competition) {
  return connected((db) => db.count("offers", beginningWith(competition)));
}
