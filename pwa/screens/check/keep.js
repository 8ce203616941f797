/** A typed card becomes marks, proposals and entries: read by the rules, held against the board, kept one after the other. */
import { board } from "../../store/boards.js";
import { append } from "../../store/outbox.js";
import { operations } from "../../store/replica.js";
import { seat } from "../../store/seats.js";
import { termsOf } from "../delegate/versions.js";
import { openingIn } from "../organizer/rounds/opening.js";
import { actsOf } from "./acts.js";
import { byId } from "./ops.js";
import { readTyped } from "./read.js";

/**
 * Keeps what follows from a card that was typed again.
 * @param {object} round of the kit
 * @param {number} person
 * @param {object[]} typed by slot, see result-field/typed.js
 * @returns {Promise<import('./acts.js').Act[]>} when all of it is on the disk (I1)
 * @throws {StoreError|RulesError} what was kept before the fault stays; the same card typed again makes up the rest
 */
export async function keepCard(round, person, typed) {
  const terms = termsOf(openingIn(operations(round.id), board(round.id).peek()).body);
  const read = await Promise.all(typed.map((one) => readTyped(terms, one)));
  const now = board(round.id).peek(); // as late as can be: news may have come while the person typed
  const card = now.cards.find((one) => one.person === person);
  const acts = actsOf(now, card, read, byId(operations(round.id)), seat.peek());
  for (const { slot, fact } of acts)
    if (fact) await append({ stream: round.id, subject: { person, slot }, ...fact });
  return acts;
}
