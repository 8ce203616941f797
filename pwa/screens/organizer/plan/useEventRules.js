/** What the edition offers an event, `{rules, counts}` of `event.rules` and `event.rounds`; null while it is asked. */

import { kit } from "../../../store/kit.js";
import { useRule } from "../../judge/entry/useRule.js";
import { registeredFor } from "../rounds/opening.js";

export function useEventRules(event) {
  const { edition } = kit.value.competition;
  const official = kit.value.events.find(({ id }) => id === event)?.official;
  const { value: rules } = useRule({
    call: "event.rules",
    edition,
    event,
    unofficial: official === false,
  });
  const competitors = registeredFor(kit.value, event).length;
  const { value: rounds } = useRule({ call: "event.rounds", edition, competitors });
  return rules && rounds ? { rules, counts: rounds.counts } : null;
}
