/** A typed card becomes marks, proposals and entries: read by the rules, held against the board, kept one after the other. */
import { paperBody } from "../../parts/result-field/bodies.js";
import { isWhole, resultOf } from "../../parts/result-field/typed.js";
import { call } from "../../rules/client.js";
import { board } from "../../store/boards.js";
import { append } from "../../store/outbox.js";
import { operations } from "../../store/replica.js";
import { seat } from "../../store/seats.js";
import { termsOf } from "../delegate/versions.js";
import { questionOf } from "../judge/entry/entry.js";
import { lastOpening } from "../organizer/rounds/opening.js";
import { actsOf } from "./acts.js";
import { byId } from "./ops.js";

/**
 * Keeps what follows from a card that was typed again.
 * @param {object} round of the kit
 * @param {number} person
 * @param {object[]} typed by slot, see result-field/typed.js
 * @returns {Promise<import('./acts.js').Act[]>} when all of it is on the disk (I1)
 * @throws {StoreError|RulesError} what was kept before the fault stays; the same card typed again makes up the rest
 */
export async function keepCard(round, person, typed) {
  const terms = termsOf(lastOpening(operations(round.id), board(round.id).peek()).body);
  const read = await Promise.all(typed.map((one) => readTyped(terms, one)));
  const now = board(round.id).peek(); // as late as can be: news may have come while the person typed
  const card = now.cards.find((one) => one.person === person);
  const acts = actsOf(now, card, read, byId(operations(round.id)), seat.peek());
  for (const { slot, fact } of acts)
    if (fact) await append({ stream: round.id, subject: { person, slot }, ...fact });
  return acts;
}

/** @returns {Promise<import('./compare.js').Typed|null>} null for an attempt that the paper does not have */
async function readTyped(terms, typed) {
  if (!isWhole(typed)) return null;
  const body = paperBody(resultOf(terms.event), typed);
  if (body.value !== undefined) return { body, values: [body.value] };
  const { value } = await call(questionOf(terms, body));
  return { body, values: [...new Set([...written(body), value])] };
}

/** A bare time as it stands on the paper, before the rules round it or hold it against the limit. */
function written({ reading_ms: reading, penalties, declared }) {
  return reading && !declared && penalties.length === 0 ? [reading / 10] : [];
}
