/** Waiting for a timer that went off or out of reach: it is tried now and then, and at once when something is heard of it. */

const LONGEST = 30_000;

/** How long to wait after so many attempts that failed, in ms. */
export function pauseAfter(failures) {
  return Math.min(LONGEST, 1000 * 2 ** Math.max(0, failures - 1));
}

/** Where the browser hears a device, it comes back by itself. Elsewhere it may, for a while; then somebody has to choose it again. */
export function comesBack(device, failures) {
  return "watchAdvertisements" in device || failures < 6;
}

/** Resolves when it is worth trying again, or when nobody waits any more. */
export function heardOf(device, failures, signal) {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, pauseAfter(failures));
    if (signal.aborted) return end();
    const listening = { signal: ended.signal };
    signal.addEventListener("abort", end, listening);
    navigator.bluetooth.addEventListener?.("availabilitychanged", end, listening);
    device.addEventListener("advertisementreceived", end, listening);
    device.watchAdvertisements?.({ signal: ended.signal }).catch(() => {});
  });
}
