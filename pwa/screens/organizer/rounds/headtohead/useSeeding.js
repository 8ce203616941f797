/** Seeds, reserves and the bracket that would be played, as the rules say them for what the organizer has chosen so far. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../../../rules/client.js";
import { kit } from "../../../../store/kit.js";
import { digestRequest } from "../opening.js";
import { drawnAmong, seated, seedsRequest } from "./seeding.js";

/**
 * @param {{round: object, rows: object[], places: number, firstTo: number[], draw: string, withdrawn: number[], previous: object|null}} chosen
 * @returns {{line: number[], seeds: number[], reserve: number[], drawn: number[], bracket: object|null, cap: number|null, from: object|null}|null} null while it is being asked; `{code}`
 *   where the rules refuse or cannot be asked
 */
export function useSeeding(chosen) {
  const [answer, setAnswer] = useState(null);
  const key = JSON.stringify(chosen);
  useEffect(() => {
    let wanted = true;
    const settle = (found) => wanted && setAnswer(found);
    ask(chosen).then(settle, ({ code }) => settle({ code }));
    return () => {
      wanted = false;
    };
  }, [key]);
  return answer;
}

async function ask({ round, rows, places, firstTo, draw, withdrawn, previous }) {
  const { edition } = kit.value.competition;
  const event = kit.value.events.find(({ id }) => id === round.event);
  const asked = seedsRequest(edition, places, rows, draw, withdrawn);
  const [reply, whole] = await Promise.all([call(asked), call({ ...asked, withdrawn: [] })]);
  const { cap = null } = previous ? await call(capOf(asked)) : {};
  const from = previous && (await fromOf(edition, previous, rows));
  const { seeds, reserve } = seated(reply, cap);
  const bracket =
    seeds.length > 0 &&
    (await call({
      call: "headtohead.bracket",
      edition,
      event: round.event,
      places,
      seeds,
      first_to: firstTo,
      ...(event?.official === false && { unofficial: true }),
    }));
  const line = [...whole.seeds, ...whole.reserve];
  const drawn = drawnAmong(reply, rows, seeds);
  return { line, seeds, reserve, cap, drawn, from, bracket: bracket || null };
}

/** Which standings the seeds come from, for whoever looks later whether they have changed. */
async function fromOf(edition, previous, standings) {
  const { digest } = await call(digestRequest(edition, previous, { standings }));
  return { round: previous.id, digest };
}

/** How many of a round may go on at all (9p1). */
function capOf({ edition, rows, places, withdrawn }) {
  const condition = { type: "ranking", level: places };
  return { call: "round.advancing", edition, rows, condition, withdrawn };
}
