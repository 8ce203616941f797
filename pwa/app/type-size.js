/** The size of the type, on top of what the browser's own settings give; remembered on the device. */
import { effect, signal } from "@preact/signals";
import { recall, remember } from "../store/preferences.js";

const key = "matside-type";

export const typeSizes = ["system", "large", "largest"];

/** The choice, one of `typeSizes`. */
export const typeSize = signal(remembered());

/** Chooses a size and remembers it. */
export function setTypeSize(choice) {
  typeSize.value = choice;
  remember(key, choice);
}

/** Keeps `data-type` of the document in step with the choice. */
export function followTypeSize() {
  effect(() => {
    document.documentElement.dataset.type = typeSize.value;
  });
}

function remembered() {
  const choice = recall(key);
  return typeSizes.includes(choice) ? choice : "system";
}
