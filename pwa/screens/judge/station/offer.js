/** The competitor whom this phone's station is offered next, as far as this phone knows. */
import { kit } from "../../../store/kit.js";
import { operations } from "../../../store/replica.js";
import { seat } from "../../../store/seats.js";
import { cardOf, nextSlot } from "../card/card.js";
import { listed } from "../pick/listed.js";
import { nextUp } from "./next.js";
import { stationAt } from "./station.js";

/** @returns {{person: object, slot: number}|null} null without a station here, without a board, or when the group is done */
export function offerAt(round, board) {
  const here = stationAt(round);
  if (!here || !board) return null;
  const members = membersOf(round, board, here.group);
  const up = nextUp({
    group: members.map(({ number }) => ({ person: number, slot: slotOf(board, round, number) })),
    log: asTheyCame(operations(round.id)),
    me: seat.value.device,
    place: /^\d+$/.test(here.name) ? Number(here.name) : null,
    passed: here.passed,
  });
  return up && { person: members.find(({ number }) => number === up.person), slot: up.slot };
}

/** As the server numbered them, then what waits here: near enough to who came first, and the same on every phone that has it all. */
function asTheyCame(entries) {
  const seq = ({ stamp }) => stamp?.seq ?? Number.MAX_SAFE_INTEGER;
  return [...entries].sort((a, b) => seq(a) - seq(b)).map(({ op }) => op);
}

/** The group in its own order, or everybody by number. */
function membersOf(round, board, group) {
  const { inRound } = listed(kit.value.people, round, board);
  const order = round.groups.find(({ id }) => id === group)?.people;
  if (!order) return inRound;
  const known = new Map(inRound.map((person) => [person.number, person]));
  return order.flatMap((number) => known.get(number) ?? []);
}

function slotOf(board, round, number) {
  const card = cardOf(board, round, number);
  return card.inRound ? nextSlot(card) : null;
}
