/** A screen whose code comes when it is first wanted, so that the first load carries no other screen. */
import { lazy } from "preact-iso";

/**
 * @param {() => Promise<{default: import('preact').ComponentType}>} load
 * @returns {import('preact').ComponentType & {preload: () => Promise<any>}} where the code cannot be had it throws when it is drawn: `Mishap` says so
 */
export function later(load) {
  return lazy(() => load().catch(unavailable));
}

function unavailable(error) {
  return function Unavailable() {
    throw error;
  };
}
