/** Small choices of this device. Storage may be forbidden in a private window; they then last as long as the page. */

/** @returns {string|null} what was remembered under the key */
export function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page goes on with the choice that it has.
  }
}
