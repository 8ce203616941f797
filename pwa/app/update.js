/** A new version of the app waits for a tap, and never while an entry is being typed. */
import { signal } from "@preact/signals";

/** The service worker that waits to take over, or null. */
export const waitingWorker = signal(null);

/** True while digits are typed and not yet saved; the update bar stays away then. */
export const typing = signal(false);

/** Registers the service worker and notices new versions; does nothing where there are none. */
export async function watchUpdates() {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const registration = await navigator.serviceWorker
    .register("/service-worker.js")
    .catch(() => null);
  if (!registration) return;
  announce(registration);
  registration.addEventListener("updatefound", () => {
    const fresh = registration.installing;
    fresh?.addEventListener("statechange", () => announce(registration));
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

/** Lets the waiting version take over and loads it. */
export function takeUpdate() {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waitingWorker.value.postMessage({ type: "SKIP_WAITING" });
}

function announce(registration) {
  if (registration.waiting && navigator.serviceWorker.controller) {
    waitingWorker.value = registration.waiting;
  }
}
