/** Whether moves are entered on a board as well: this device remembers it. */
import { signal } from "@preact/signals";
import { recall, remember } from "../../../../store/preferences.js";

const KEY = "matside-chess-board";

/** @type {import('@preact/signals').Signal<boolean>} */
export const onBoard = signal(recall(KEY) === "on");

export function setOnBoard(on) {
  onBoard.value = on;
  remember(KEY, on ? "on" : "off");
}
