/** Counts the files that were taken in since the page was opened, so that what shows numbers reads them again. */
import { signal } from "@preact/signals";

export const brought = signal(0);
