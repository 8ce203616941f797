/** Where Enter leads while a card is typed. A blank ends the card; where something is entered there, the person is asked first. */
import { isBlank, isWhole } from "../../parts/result-field/typed.js";

/**
 * @param {{status: string}[]} slots of the card
 * @param {object[]} typed by slot, see result-field/typed.js
 * @param {number} active place of the field with the cursor
 * @param {number|null} asked place of the blank that the person has been asked about
 * @returns {{go: number, ask?: number}|{done: true}} the place to go on at, or that the card is done
 */
export function nextStep(slots, typed, active, asked) {
  if (typed.every(isBlank)) return { go: 0 };
  if (!isBlank(typed[active]) && !isWhole(typed[active])) return { go: active };
  const rest = typed.slice(active + 1);
  const answered = active === asked && isBlank(typed[active]);
  const goesOn = isBlank(typed[active]) ? !rest.every(isBlank) : rest.length > 0;
  if (goesOn && !answered) return { go: active + 1 };
  const unfinished = typed.findIndex((one) => !isBlank(one) && !isWhole(one));
  if (unfinished >= 0) return { go: unfinished };
  const gap = typed.findIndex((one, place) => isBlank(one) && slots[place].status === "recorded");
  return gap >= 0 && gap !== asked ? { go: gap, ask: gap } : { done: true };
}
