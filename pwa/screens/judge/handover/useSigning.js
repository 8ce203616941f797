/** What a signature needs comes after the hand-over is drawn: a plain solve waits for nothing. */
import { useEffect, useState } from "preact/hooks";
import { laterWithWords } from "../../../app/later.js";

const Signing = laterWithWords(() =>
  import("./signing/Signing.jsx").catch(() => ({ default: None })),
);

/**
 * @param {object|null} body of the entry that is handed over
 * @returns {{Part: import('preact').ComponentType|null, state: {ready: boolean, given: object|null, why?: () => string}, onState: Function}}
 */
export function useSigning(body) {
  const [Part, setPart] = useState(null);
  const [state, onState] = useState({ ready: isPlain(body), given: null });
  useEffect(() => {
    Signing.preload().then((part) => setPart(() => part));
  }, []);
  return { Part, state, onState };
}

/** A time without penalties: no edition asks for more than the tap. */
export function isPlain(body) {
  if (!body || body.declared || body.inspection_ms || body.penalties?.length) return false;
  return body.reading_ms !== undefined || body.stopwatch_cs !== undefined || body.value > 0;
}

/** Where the code cannot be had, the tap alone signs, and the card tells that a hand is missing. */
function None({ onState }) {
  useEffect(() => onState({ ready: true, given: null }), []);
  return null;
}
