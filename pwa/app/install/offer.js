/** How this browser would install the app, and whether the person was asked already. Keeps the browser's own question until somebody wants it. */
import { computed, effect, signal } from "@preact/signals";
import { recall, remember } from "../../store/preferences.js";
import { language } from "../../words/words.js";
import { wayToInstall } from "./platform.js";

const REMEMBERED = "matside-install";
const OF_ITS_OWN =
  "(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)";

/** The browser's `beforeinstallprompt` event, or null. */
const question = signal(null);
const installed = signal(false);

/** How it goes here, see `wayToInstall`. */
export const way = computed(() =>
  wayToInstall({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    standalone: installed.value,
    offered: question.value !== null,
  }),
);

/** Whether there is a way to install that a person could still go. */
export const installable = computed(() => way.value !== null && way.value !== "installed");

/** Whether the invitation was put away; the footer keeps the way. */
export const putAway = signal(recall(REMEMBERED) !== null);

/** Listens for the browser's question; call it before the first screen is drawn. */
export function watchInstall() {
  installed.value = matchMedia(OF_ITS_OWN).matches || navigator.standalone === true;
  const manifest = document.createElement("link"); // no page has one of its own: that would be fetched in vain
  manifest.rel = "manifest";
  effect(() => {
    manifest.href = `/manifest.${language.value}.webmanifest`;
  });
  document.head.append(manifest);
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    question.value = event;
  });
  addEventListener("appinstalled", () => {
    question.value = null;
    installed.value = true;
  });
}

/** Shows the browser's own question, which it answers once. Who says no has been asked. */
export async function ask() {
  const event = question.value;
  question.value = null;
  await event.prompt();
  const { outcome } = await event.userChoice;
  if (outcome === "dismissed") putAwayInvitation();
}

/** Not now: the invitation does not come back on this device. */
export function putAwayInvitation() {
  putAway.value = true;
  remember(REMEMBERED, "later");
}
