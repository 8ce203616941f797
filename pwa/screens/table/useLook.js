/** The card as it would be, looked at again with every change of what is typed; and at once, for whoever saves. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../rules/client.js";
import { lookAt } from "./look.js";

const nothing = { read: [], refused: null, doubts: [], average: 0, unchecked: false };

/** @returns {[import('./look.js').Look, () => Promise<import('./look.js').Look>]} the last look, and one that waits for the rules */
export function useLook(terms, slots, draft, beside) {
  const [seen, setSeen] = useState(nothing);
  const look = () => lookAt(call, terms, slots, draft, beside());
  const standing = slots.map(({ op, status }) => `${op} ${status}`).join();

  useEffect(() => {
    if (draft.size === 0) return;
    let wanted = true;
    look().then(
      (found) => wanted && setSeen(found),
      () => {}, // whoever saves asks again, and says so
    );
    return () => {
      wanted = false;
    };
  }, [draft, standing]);

  return [draft.size > 0 ? seen : nothing, look];
}
