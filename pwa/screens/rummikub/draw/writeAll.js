/** Operations that belong together, one after the other: each has seen the one before. */
import { append } from "../../../store/outbox.js";

/** @param {object[]} facts as `append` takes them @throws what `append` throws; those before it are kept */
export async function writeAll(facts) {
  for (const fact of facts) await append(fact);
}
