/** Says that somebody is in the middle of an entry, so that a new version of the app keeps away until all who say so are done. */
import { useLayoutEffect } from "preact/hooks";
import { typing } from "./update.js";

const entries = new Set();

/** @param {boolean} busy whether the component's entry is under way; it is not once the component is gone */
export function useTyping(busy) {
  useLayoutEffect(() => {
    if (!busy) return;
    const entry = {};
    entries.add(entry);
    typing.value = true;
    return () => {
      entries.delete(entry);
      typing.value = entries.size > 0;
    };
  }, [busy]);
}
