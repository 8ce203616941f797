/** What follows from a typed card: a mark, a proposal or an entry for each attempt, and what the person is told. */
import { barOf } from "./bar.js";
import { compare } from "./compare.js";

/**
 * @typedef {object} Act of one attempt
 * @property {number} slot
 * @property {'checked'|'passed'|'entered'|'barred'|'blank'} told `passed`: it differs and lies with the delegate; `entered`:
 *   nobody had entered it, now this person has; `barred`: right, but somebody else must say so; `blank`: see compare.js
 * @property {{kind: string, body: object}|null} fact what is to be kept, if anything
 */

/**
 * @param {object} board value of `log.fold`, as it is known when the card is done
 * @param {object} card of that board
 * @param {(import('./compare.js').Typed|null)[]} typed by slot
 * @param {Map<string, object>} ops the round's operations by id
 * @param {{device: number, by: string|null}} seat
 * @returns {Act[]} none for an attempt that neither paper nor board has
 */
export function actsOf(board, card, typed, ops, seat) {
  return card.slots
    .map((slot, place) => act(compare(slot, typed[place]), slot, typed[place]?.body))
    .filter(Boolean);

  function act(found, slot, body) {
    const said = (told, fact = null) => ({ slot: slot.slot, told, fact });
    if (found === "nothing") return null;
    if (found === "blank") return said("blank");
    if (found === "missing") return said("entered", { kind: "attempt.record", body });
    if (found === "differs") {
      const again = alreadyProposed(board, card.person, slot.slot, body, ops, seat);
      return said("passed", again ? null : { kind: "attempt.propose", body });
    }
    if (slot.checked) return said("checked");
    const entry = ops.get(slot.op);
    if (!entry || barOf(entry, seat)) return said("barred");
    return said("checked", { kind: "attempt.check", body: { op: slot.op } });
  }
}

/** Whether this person has handed on the very same already: a card that is typed twice asks the delegate once. */
function alreadyProposed(board, person, slot, body, ops, seat) {
  return board.proposals.some((one) => {
    const op = one.person === person && one.slot === slot && ops.get(one.op);
    if (!op || op.device !== seat.device || op.by !== seat.by) return false;
    return JSON.stringify(op.body) === JSON.stringify(body);
  });
}

const gravest = ["blank", "passed", "entered", "barred", "checked"];

/** What a card's acts tell, what needs people before what does not: `[{told, slots}]`. */
export function toldOf(acts) {
  return gravest
    .map((told) => ({
      told,
      slots: acts.filter((one) => one.told === told).map(({ slot }) => slot),
    }))
    .filter(({ slots }) => slots.length > 0);
}
