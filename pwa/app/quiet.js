/** Whether the first screen, the rules and the courier have had their turn: from then on all else may be fetched. */
import { signal } from "@preact/signals";

const QUIET_MS = 3_000;

/** @type {import('@preact/signals').Signal<boolean>} */
export const quiet = signal(false);

/** Waits once, from when the first screen is drawn. */
export function awaitQuiet() {
  setTimeout(() => {
    quiet.value = true;
  }, QUIET_MS);
}
