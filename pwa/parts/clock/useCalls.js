/** Makes the calls of a running clock, each once: aloud or silently as this phone is set. */
import { useEffect, useRef } from "preact/hooks";
import { announce } from "./announce.js";
import { due, LATE_MS } from "./calls.js";

/** @param {{ms: number, word: string, strong?: boolean}[]} calls what is said, and whether it ends something; `elapsed` null while nothing runs */
export function useCalls(calls, elapsed) {
  const before = useRef(null);

  useEffect(() => {
    if (elapsed === null) {
      before.current = null;
      return;
    }
    const from = before.current ?? elapsed - LATE_MS; // a reload in the moment of a call must not swallow it
    before.current = elapsed;
    for (const { word, strong } of due(calls, from, elapsed)) announce(word, strong);
  });
}
