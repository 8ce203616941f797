/** The one-time secret comes in the address's fragment, which no server logs; it is taken out of sight at once. */

/** The secret of `/start#SECRET`, or "" without one; the address bar and the history lose it. */
export function takeSecret(place = globalThis.location, past = globalThis.history) {
  const secret = decodeURIComponent(place.hash.replace(/^#/, ""));
  if (secret) past.replaceState(past.state, "", place.pathname);
  return secret;
}
