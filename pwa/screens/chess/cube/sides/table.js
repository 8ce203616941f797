/** How the table stands before this device: at which side White sits, and by which way each side's cube is timed. Remembered, because boards and cables stay where they are. */
import { signal } from "@preact/signals";
import { rememberedTimers } from "../../../../devices/remembered.js";
import { recall, remember } from "../../../../store/preferences.js";
import { other } from "../phase/story.js";

const KEY = "matside-chess-table";
export const PLACES = ["left", "right"];
/** A StackMat that is read; a timer whose display somebody types; the player's own thumb on this screen. */
export const WAYS = ["timer", "keypad", "thumb"];

/** @type {import('@preact/signals').Signal<{white: 'left'|'right', left: string, right: string, turned: boolean}>} */
export const table = signal(restored());

/** What is kept, as far as it can be read; a side that has had a timer is timed by it. */
function restored() {
  const kept = parsed(recall(KEY));
  const had = rememberedTimers();
  const way = (place) =>
    WAYS.includes(kept[place]) ? kept[place] : had[place] ? "timer" : "thumb";
  return {
    white: PLACES.includes(kept.white) ? kept.white : "left",
    left: way("left"),
    right: way("right"),
    turned: kept.turned !== false,
  };
}

function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** @param {Partial<{white: string, left: string, right: string, turned: boolean}>} part */
export function setTable(part) {
  table.value = { ...table.peek(), ...part };
  remember(KEY, JSON.stringify(table.peek()));
}

/** @returns {'white'|'black'} who sits at that side */
export function playerAt({ white }, place) {
  return place === white ? "white" : other("white");
}

/** @returns {'left'|'right'} */
export function placeOf({ white }, player) {
  const away = white === "left" ? "right" : "left";
  return player === "white" ? white : away;
}

/** Whether both stop their cubes on this screen, so that one may sit behind it. */
export function bothByThumb({ left, right }) {
  return left === "thumb" && right === "thumb";
}
