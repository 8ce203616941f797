/** A new version of the app waits for a tap, and never while an entry is being typed. */
import { computed, signal } from "@preact/signals";

const FELL_BACK = "matside-fell-back"; // boot.js says it, see there
const ASKED = "matside-update-asked";
const OFTEN_MS = 20 * 60 * 1000; // a laptop at the score table is never hidden and shown again
const HANGS_MS = 3000;

/** The service worker that waits to take over, or null. */
export const waitingWorker = signal(null);

/** True while digits are typed and not yet saved; the update bar stays away then. */
export const typing = signal(false);

const taken = signal(false); // by another window: this page is of the version before
const partMissing = signal(false);
const fellBack = signal(recall(FELL_BACK) !== null);
let asked = recall(ASKED) === import.meta.url; // by this version, before it was loaded once more

/** What a person should know of the app itself, the most pressing first: `missing`, `update`, `fell-back` or null. */
export const news = computed(() => {
  if (partMissing.value) return "missing";
  if (waitingWorker.value || taken.value) return "update";
  return fellBack.value ? "fell-back" : null;
});

/** Registers the service worker and notices new versions, and parts of this one that are gone; without service workers, parts alone. */
export async function watchUpdates() {
  addEventListener("vite:preloadError", () => {
    partMissing.value = true;
  });
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  watchTheOtherWindows();
  const registration = await navigator.serviceWorker
    .register("/service-worker.js")
    .catch(() => null);
  if (!registration) return;
  if (asked && !registration.waiting) return loadAgain();
  const look = () => registration.update().catch(() => {});
  follow(registration, registration.installing ?? registration.waiting);
  registration.addEventListener("updatefound", () => follow(registration, registration.installing));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
  });
  setInterval(look, OFTEN_MS);
}

/**
 * Lets the waiting version take over, and loads it; one that another window has let take over is only loaded.
 * Chromium holds the new version back for minutes when the old one was given something to do just as it stopped. A page that loads again ends that, but
 * may still be of the old version itself: then it remembers that it was asked.
 */
export function takeUpdate() {
  if (!waitingWorker.value) return loadAgain();
  asked = true;
  keep(ASKED, import.meta.url);
  waitingWorker.value.postMessage({ type: "SKIP_WAITING" });
  setTimeout(() => typing.value || location.reload(), HANGS_MS);
}

/** Takes down the word that an update has failed. */
export function closeNews() {
  fellBack.value = false;
  keep(FELL_BACK, null);
}

/** The window that was tapped loads the new version; the others may hold an entry, and wait for a tap of their own. */
function watchTheOtherWindows() {
  const { controller } = navigator.serviceWorker;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (asked && !typing.value) loadAgain();
    else if (controller) taken.value = true;
  });
}

function follow(registration, worker) {
  const announce = () => {
    waitingWorker.value = navigator.serviceWorker.controller ? registration.waiting : null;
  };
  worker?.addEventListener("statechange", announce);
  announce();
}

function loadAgain() {
  keep(ASKED, null);
  location.reload();
}

function recall(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key, value) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Where nothing is kept, a person taps once more.
  }
}
