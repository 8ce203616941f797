/** What the rules must know of a round to judge an attempt, and the card around it. */
import { kit } from "../../store/kit.js";

export function termsOf(round) {
  const { competition, events } = kit.value;
  const event = events.find(({ id }) => id === round.event);
  return {
    edition: competition.edition,
    round: round.id,
    event: round.event,
    format: round.format,
    cutoff: round.cutoff,
    limit_cs: round.limit_cs,
    cumulative: round.cumulative ?? [],
    unofficial: event?.official === false,
  };
}
