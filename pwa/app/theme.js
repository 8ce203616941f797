/** The light of the screen: follows the system until somebody chooses; remembered on the device. */
import { effect, signal } from "@preact/signals";
import { recall, remember } from "../store/preferences.js";

const key = "matside-theme";

export const themes = ["system", "light", "dark", "sun"];

/** The choice, one of `themes`. */
export const theme = signal(remembered());

/** Chooses a theme and remembers it. */
export function setTheme(choice) {
  theme.value = choice;
  remember(key, choice);
}

/**
 * Keeps `data-theme` of the document in step with the choice and, for `system`, with the system; the browser's own bars take the
 * colour of the header.
 */
export function followTheme() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const systemDark = signal(dark.matches);
  dark.addEventListener("change", () => {
    systemDark.value = dark.matches;
  });
  const root = document.documentElement;
  const bars = document.querySelector('meta[name="theme-color"]');
  effect(() => {
    const system = systemDark.value ? "dark" : "light";
    root.dataset.theme = theme.value === "system" ? system : theme.value;
    bars.content = getComputedStyle(root).getPropertyValue("--mat").trim();
  });
}

function remembered() {
  const choice = recall(key);
  return themes.includes(choice) ? choice : "system";
}
