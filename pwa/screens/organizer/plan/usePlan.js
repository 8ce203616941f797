/** What the edition has against an event's rounds as they would be: `{asked, forbidden}`, null while the rules are asked. */

import { kit } from "../../../store/kit.js";
import { useRule } from "../../judge/entry/useRule.js";
import { aboutRound } from "../rounds/about.js";
import { registeredFor } from "../rounds/opening.js";
import { against, planRequest } from "./plan.js";

export function useAgainst(event, before, after, added = false) {
  const held = new Set(kit.value.rounds.map(({ id }) => id));
  const statusOf = (round) => (held.has(round.id) ? aboutRound(round).status : "not-open");
  const peopleIn = (round) => {
    const board = held.has(round.id) ? aboutRound(round).board : null;
    if (board && board.round.status !== "not-open") return board.cards.length;
    return round.number === 1 ? registeredFor(kit.value, event).length : null;
  };
  const known = { peopleIn, statusOf };
  const { value: old } = useRule(planRequest(kit.value, event, before, known));
  const { value: now } = useRule(planRequest(kit.value, event, after, { ...known, added }));
  if (!old || !now) return null;
  const found = against(old.faults, now.faults, added);
  return { ...found, peopleIn };
}
