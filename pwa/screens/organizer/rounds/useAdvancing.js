/** Who may go on, as the rules say it for the standings at hand, and what a person changes about it. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../../rules/client.js";
import { kit } from "../../../store/kit.js";
import { turned } from "./opening/turned.js";

const NOTHING = { planned: [], digest: null, unknown: false };

import { advancementList, advancingRequest, digestRequest } from "./opening.js";

/**
 * `{list, planned, digest, unknown, withdrawn, ticked, withdraw, tick}`: `list` as in opening.js, null while asked; `planned` those who would go on had nobody
 * withdrawn; `digest` names the standings; `unknown` where the rules could not be asked. The two verbs take a number and turn it.
 */
export function useAdvancing(previous, standings) {
  const [answer, setAnswer] = useState({ list: null, ...NOTHING });
  const [withdrawn, setWithdrawn] = useState([]);
  const [ticked, setTicked] = useState([]);

  useEffect(() => {
    let wanted = true;
    const settle = (found) => wanted && setAnswer(found);
    const edition = kit.value.competition.edition;
    Promise.all([
      ask(previous, standings, withdrawn),
      ask(previous, standings, []),
      call(digestRequest(edition, previous, { standings })),
    ]).then(
      ([list, { advance: planned }, { digest }]) =>
        settle({ list, planned, digest, unknown: false }),
      () => settle({ list: advancementList(null, standings), ...NOTHING, unknown: true }),
    );
    return () => {
      wanted = false;
    };
  }, [previous, standings, withdrawn]);

  return {
    ...answer,
    withdrawn,
    ticked: ticked.filter((number) => !withdrawn.includes(number)),
    withdraw: (number) => setWithdrawn(turned(withdrawn, number)),
    tick: (number) => setTicked(turned(ticked, number)),
  };
}

async function ask(previous, standings, withdrawn) {
  const edition = kit.value.competition.edition;
  const request = advancingRequest(edition, previous, { standings }, withdrawn);
  return advancementList(request && (await call(request)), standings);
}
