/** The moment in which the timer's digits began to run while the inspection's clock was: its tool ends itself by it, as by the judge's tap. */
import { signal } from "@preact/signals";

/** @type {import('@preact/signals').Signal<{ms: number}|null>} how far the digits had come; null once it is taken */
export const started = signal(null);
