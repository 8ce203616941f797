/** The two sides of a match: their words, and who plays them. */
import { shownName } from "../../../parts/PersonName.jsx";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";

export const SIDES = ["white", "black"];

export function otherSide(side) {
  return side === "white" ? "black" : "white";
}

export function sideName(side) {
  return t(`chess-play-side-${side}`);
}

/** Who plays that side: as the competition writes the name, else as it was typed. @param {object} opened `match.open`'s body */
export function playerName(opened, side) {
  const { person, name } = opened.players[side];
  const known = (kit.value?.people ?? []).find((one) => one.number === person);
  return known ? shownName(known) : name;
}
