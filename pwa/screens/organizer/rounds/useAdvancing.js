/** Who may go on, as the rules say it for the standings at hand, and what a person changes about it. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../../rules/client.js";
import { kit } from "../../../store/kit.js";
import { advancementList, advancingRequest } from "./opening.js";

/**
 * `{list, unknown, chosen, withdrawn, ticked, withdraw, tick}`: `list` as in opening.js, null while asked;
 * `unknown` where the rules could not be asked; `chosen` those who go on. The two verbs take a number and turn it.
 */
export function useAdvancing(previous, standings) {
  const [answer, setAnswer] = useState({ list: null, unknown: false });
  const [withdrawn, setWithdrawn] = useState([]);
  const [ticked, setTicked] = useState([]);

  useEffect(() => {
    let wanted = true;
    const settle = (found) => wanted && setAnswer(found);
    ask(previous, standings, withdrawn).then(
      (list) => settle({ list, unknown: false }),
      () => settle({ list: advancementList(null, standings), unknown: true }),
    );
    return () => {
      wanted = false;
    };
  }, [previous, standings, withdrawn]);

  return {
    ...answer,
    chosen: [...new Set([...(answer.list?.advance ?? []), ...ticked])],
    withdrawn,
    ticked,
    withdraw: (number) => setWithdrawn(turned(withdrawn, number)),
    tick: (number) => setTicked(turned(ticked, number)),
  };
}

async function ask(previous, standings, withdrawn) {
  const edition = kit.value.competition.edition;
  const request = advancingRequest(edition, previous, { standings }, withdrawn);
  return advancementList(request && (await call(request)), standings);
}

function turned(numbers, number) {
  return numbers.includes(number) ? numbers.filter((one) => one !== number) : [...numbers, number];
}
