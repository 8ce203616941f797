/** The blocks' sums for a component, worked out anew when the cubes have moved the clocks or something was taken back. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../../../rules/client.js";
import { blocksOf } from "./arithmetic.js";
import { ledgerOf } from "./ledger.js";

/** @returns {{ledger: object[]|null, failed: boolean}} null while it is being worked out */
export function useLedger(match, replay) {
  const [answer, setAnswer] = useState({ ledger: null, failed: false });
  const blocks = blocksOf(replay.log).length;
  const undone = replay.undone.length;
  useEffect(() => {
    let wanted = true;
    ledgerOf(call, match.config, replay).then(
      (ledger) => wanted && setAnswer({ ledger, failed: false }),
      () => wanted && setAnswer({ ledger: null, failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [match, blocks, undone]);
  return answer;
}
