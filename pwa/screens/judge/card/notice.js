/** Which notice a card wears beside the attempt that is looked at. */
import { closedBy } from "./card.js";

/** @returns {{what: string, tone: string, over?: boolean}|null} `over`: nothing is left to be typed on this card */
export function noticeOf(card, slot) {
  if (card.inRound === false) return { what: "stranger", tone: "stop", over: true };
  if (slot?.status === "disputed") return { what: "disputed", tone: "wait" };
  if (slot?.asked) return { what: slot.asked, tone: "wait" };
  if (!slot && card.slots.some(({ status }) => status === "disputed"))
    return { what: "undecided", tone: "wait", over: true };
  if (closedBy(card) && !slot) return { what: closedBy(card), tone: "wait", over: true };
  if (!slot) return { what: "complete", tone: "go", over: true };
  return null;
}
