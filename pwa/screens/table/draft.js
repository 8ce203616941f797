/** What has been typed on a card and is not saved: by attempt, beside what stands there already. */
import { blankOf, isBlank, isWhole } from "../../parts/result-field/typed.js";
import { kindFor } from "../judge/entry/kind.js";

/** @typedef {Map<number, object>} Draft typed results (parts/result-field/typed.js) by attempt; what is blank is not in it */

/** @type {Draft} */
export const emptyDraft = new Map();

/** The draft after a change of one attempt's field. */
export function changed(draft, result, slot, change) {
  const typed = change(draft.get(slot) ?? blankOf(result));
  const next = new Map(draft);
  if (isBlank(typed)) next.delete(slot);
  else next.set(slot, typed);
  return next;
}

/** The first attempt of which only a part is typed, or null. */
export function halfTyped(draft) {
  const slots = [...draft.keys()].sort((a, b) => a - b);
  return slots.find((slot) => !isWhole(draft.get(slot))) ?? null;
}

/** Whether nothing is typed or stands at this attempt or behind it: there Enter ends the card. */
export function endsAt(draft, slots, slot) {
  return slots.every(
    (one) => one.slot < slot || (!draft.has(one.slot) && one.status !== "recorded"),
  );
}

/**
 * What saving the card means.
 * @param {{slot: number, body: object, value: number, text: string}[]} read typed attempts as the rules read them; without
 *   rules `value` and `text` are missing
 * @returns {{slot: number, kind: string, body: object}[]} what says something new, each by the kind that the attempt asks for
 */
export function entriesOf(read, slots, role) {
  const standing = (number) => slots.find(({ slot }) => slot === number);
  return read
    .filter((one) => !says(standing(one.slot), one))
    .map(({ slot, body }) => ({ slot, kind: kindFor(standing(slot), role), body }));
}

/** The attempts of a card that can be taken off it. */
export function removable(slots) {
  return slots.filter(({ status }) => status === "recorded" || status === "disputed");
}

function says(slot, { value, text }) {
  return slot.status === "recorded" && slot.value === value && slot.text === text;
}
