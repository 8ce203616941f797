/** What the rules must know of a round to judge an attempt, and the card around it. */
import { board } from "../../store/boards.js";
import { kit } from "../../store/kit.js";
import { operations } from "../../store/replica.js";

export function termsOf(round) {
  const { competition, events } = kit.value;
  const event = events.find(({ id }) => id === round.event);
  const { format, cutoff, limit_cs, cumulative } = rulesOf(round);
  return {
    edition: competition.edition,
    round: round.id,
    event: round.event,
    format,
    cutoff,
    limit_cs,
    cumulative: cumulative ?? [],
    unofficial: event?.official === false,
  };
}

/** Those of the opening in force, which may have changed since the plan (9p2a); before there is one, the plan's. */
function rulesOf(round) {
  const id = board(round.id).value?.round.open;
  return operations(round.id).find(({ op }) => op.id === id)?.op.body ?? round;
}
