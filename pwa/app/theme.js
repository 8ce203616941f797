/** The light of the screen: follows the system until somebody chooses; remembered on the device. */
import { effect, signal } from "@preact/signals";

const key = "matside-theme";

export const themes = ["system", "light", "dark", "sun"];

/** The choice, one of `themes`. */
export const theme = signal(remembered());

/** Chooses a theme and remembers it. */
export function setTheme(choice) {
  theme.value = choice;
  localStorage.setItem(key, choice);
}

/** Keeps `data-theme` of the document in step with the choice and, for `system`, with the system. */
export function followTheme() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const systemDark = signal(dark.matches);
  dark.addEventListener("change", () => {
    systemDark.value = dark.matches;
  });
  effect(() => {
    const system = systemDark.value ? "dark" : "light";
    document.documentElement.dataset.theme = theme.value === "system" ? system : theme.value;
  });
}

function remembered() {
  const choice = localStorage.getItem(key);
  return themes.includes(choice) ? choice : "system";
}
