/** What a signature needs comes after the hand-over is drawn: a plain solve waits for nothing. */
import { useEffect, useState } from "preact/hooks";
import { aside } from "../../../app/aside.js";
import { isPlain } from "./plain.js";

const usePart = aside(() => import("./signing/Signing.jsx"), TapAlone);

/**
 * @param {object|null} body of the entry that is handed over
 * @returns {{Part: import('preact').ComponentType|null, state: {ready: boolean, given: object|null, why?: () => string}, onState: Function}}
 */
export function useSigning(body) {
  const Part = usePart();
  const [state, onState] = useState({ ready: isPlain(body), given: null });
  return { Part, state, onState };
}

/** Where the code cannot be had, the tap alone signs, and the card tells that a hand is missing. */
function TapAlone({ onState }) {
  useEffect(() => onState({ ready: true, given: null }), []);
  return null;
}
