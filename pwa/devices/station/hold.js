/** One tab reads a place's timer: two would offer the same time twice. */

const PATIENCE = 1500; // a page that is being reloaded lets go a moment later

/** @returns {Promise<{release: () => void}|null>} null where another tab has it */
export function holdPlace(place) {
  if (!navigator.locks) return Promise.resolve({ release() {} });
  return new Promise((resolve) => {
    const patience = AbortSignal.timeout(PATIENCE);
    navigator.locks
      .request(
        `matside-timer-${place}`,
        { signal: patience },
        () => new Promise((release) => resolve({ release })),
      )
      .catch(() => resolve(null));
  });
}
