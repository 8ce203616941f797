/** The attempts of a match on the cards of its two people. */
import { nextPoint, slotOf, wonOf } from "../../../parts/bracket/bracket.js";
import { lastPart } from "../card/Slots.jsx";

const SIDES = [0, 1];

/** The line of a slot on the board's card, with what is asked for; a blank one where nothing was entered. */
export function lineOf(card, slot) {
  return card.slots.find((one) => one.slot === slot) ?? blank(slot);
}

/** The line of one side's attempt at a point, as the board has it. */
export function attemptOf(board, row, side, point) {
  const card = board.cards.find(({ person }) => person === row.people[side]);
  return lineOf(card ?? { slots: [] }, slotOf(row.step, point));
}

/** The result alone, for a table. */
export function textOf(board, row, side, point) {
  const line = attemptOf(board, row, side, point);
  return line.status === "disputed" ? "" : lastPart(line.text);
}

/** What each of the two has of the point to be played: two lines; null when the match is over. */
export function pointLines(board, row) {
  const point = nextPoint(row);
  return point && SIDES.map((side) => attemptOf(board, row, side, point));
}

/** Attempts of the match's points that the competitor has not confirmed. */
export function unsigned(board, row) {
  return wonOf(row).flatMap((_, at) =>
    SIDES.filter((side) => {
      const { status, confirmed } = attemptOf(board, row, side, at + 1);
      return status === "recorded" && !confirmed;
    }).map((side) => ({ person: row.people[side], point: at + 1 })),
  );
}

/** What makes a match final: who won it, and the judge's note of each point (I4d1). */
export function settlementOf(row, winner = row.winner) {
  return { match: row.match, winner, won: wonOf(row) };
}

/** Whether it was settled differently by two, or for somebody who is not in it: the delegate's to decide. */
export function isContested(board, { match }) {
  return board.disputes.some((one) => one.what === "match.settle" && one.match === match);
}

/** Whether a point was just decided: nobody has anything of the next one yet. @returns {{point: number, winner: number|null}|null} */
export function justWon(board, row) {
  const won = wonOf(row);
  if (won.length === 0) return null;
  const begun = pointLines(board, row)?.some(({ status }) => status !== "empty");
  return begun ? null : { point: won.length, winner: won.at(-1) };
}

function blank(slot) {
  return {
    slot,
    status: "empty",
    value: 0,
    text: "",
    reading_cs: 0,
    op: null,
    by: [],
    confirmed: false,
    checked: false,
  };
}
