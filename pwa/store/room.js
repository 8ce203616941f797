/** How much room this browser gives, and whether it promises to keep what is here. Both are told in words; nothing waits for them. */
import { computed, signal } from "@preact/signals";

const MEGABYTE = 1024 * 1024;
/** A day's entries of a hall take less than a tenth of it. */
const LITTLE = 20 * MEGABYTE;
const AGAIN_MS = 30_000; // an entry is small, and asking costs more than saving one

/** @type {import('@preact/signals').Signal<'sure'|'unsure'|'unknown'>} `sure`: the browser has promised not to clear this by itself */
export const keeping = signal("unknown");

/** @type {import('@preact/signals').Signal<{used: number, left: number}|null>} in bytes; null where the browser does not say */
export const room = signal(null);

/** Whether so little is left that somebody should make room before saving fails. */
export const scarce = computed(() => room.value !== null && room.value.left < LITTLE);

let asked = false;
let measured = Number.NEGATIVE_INFINITY;

/**
 * Asks the browser to keep what is here: once a page, when there is something to lose, after joining or the first entry. Some browsers ask the person,
 * others decide by how the app is used, so a refusal may be a promise tomorrow.
 * @param {{again?: boolean}} [how] `again` when a person wants it
 */
export async function askToKeep({ again = false } = {}) {
  if (asked && !again) return;
  asked = true;
  await storage()
    ?.persist?.()
    .then(note)
    .catch(() => {}); // it stays as it was
}

/** Looks how much room is left, and whether the promise was given. */
export async function measure({ now = false } = {}) {
  if (!now && performance.now() < measured + AGAIN_MS) return;
  measured = performance.now();
  try {
    note(await storage()?.persisted?.());
    const { usage, quota } = (await storage()?.estimate?.()) ?? {};
    room.value = quota === undefined ? null : { used: usage, left: Math.max(0, quota - usage) };
  } catch {
    // A private window may refuse the question.
  }
}

function note(promised) {
  if (promised !== undefined) keeping.value = promised ? "sure" : "unsure";
}

function storage() {
  return globalThis.navigator?.storage;
}
