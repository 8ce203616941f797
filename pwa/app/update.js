/** A new version of the app waits for a tap, and never while an entry is being typed. */
import { computed, signal } from "@preact/signals";

const FELL_BACK = "matside-fell-back"; // boot.js says it, see there
const OFTEN_MS = 20 * 60 * 1000; // a laptop at the score table is never hidden and shown again

/** The service worker that waits to take over, or null. */
export const waitingWorker = signal(null);

/** True while digits are typed and not yet saved; the update bar stays away then. */
export const typing = signal(false);

const taken = signal(false); // by another window: this page is of the version before
const partMissing = signal(false);
const fellBack = signal(recallFallingBack());
let asked = false;

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
  const look = () => registration.update().catch(() => {});
  follow(registration, registration.installing ?? registration.waiting);
  registration.addEventListener("updatefound", () => follow(registration, registration.installing));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
  });
  setInterval(look, OFTEN_MS);
}

/** Lets the waiting version take over, and loads it; one that another window has let take over is only loaded. */
export function takeUpdate() {
  if (!waitingWorker.value) return location.reload();
  asked = true;
  waitingWorker.value.postMessage({ type: "SKIP_WAITING" });
}

/** Takes down the word that an update has failed. */
export function closeNews() {
  fellBack.value = false;
  try {
    sessionStorage.removeItem(FELL_BACK);
  } catch {
    // It could not have been there.
  }
}

/** The window that was tapped loads the new version; the others may hold an entry, and wait for a tap of their own. */
function watchTheOtherWindows() {
  const { controller } = navigator.serviceWorker;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
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

function recallFallingBack() {
  try {
    return sessionStorage.getItem(FELL_BACK) !== null;
  } catch {
    return false;
  }
}
