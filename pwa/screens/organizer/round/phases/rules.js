/** What the edition says of a combined round by position (9g2), asked of the rules once for each kind of round. */
import { signal } from "@preact/signals";
import { call } from "../../../../rules/client.js";
import { kit } from "../../../../store/kit.js";
import { positionOf } from "./phases.js";

const answers = signal(new Map());
const asked = new Set();

/** `{after, decisions}` as `positionOf` has it; null where a round goes on by result alone, or the rules have not answered yet. */
export function byPosition(round) {
  const event = kit.value.events.find((one) => one.id === round.event);
  const request = {
    call: "event.rules",
    edition: kit.value.competition.edition,
    event: round.event,
    unofficial: event?.official === false,
  };
  const key = JSON.stringify(request);
  const rules = answers.value.get(key);
  if (!rules && !asked.has(key)) ask(key, request);
  return rules ? positionOf(rules, round.format) : null;
}

/** Whether phases of the round are planned or decided, where an edition has any. */
export function hasPhases({ round, board }) {
  const any = (round.phases?.length ?? 0) + (board?.round.phases?.length ?? 0);
  return any > 0 && byPosition(round) !== null;
}

function ask(key, request) {
  asked.add(key);
  call(request).then(
    (rules) => {
      answers.value = new Map(answers.value).set(key, rules);
    },
    () => asked.delete(key), // the next render asks again
  );
}
