/** Code that comes when it is first wanted, so that the first load carries no other screen and no tool. */
import { lazy } from "preact-iso";

const parts = new Set();

/**
 * @param {() => Promise<{default: import('preact').ComponentType}>} load
 * @returns {import('preact').ComponentType & {preload: () => Promise<any>}} where the code cannot be had it throws when it is drawn: `Mishap` says so
 */
export function later(load) {
  const part = lazy(() => load().catch(unavailable));
  parts.add(part);
  return part;
}

/** As `later`, for code whose words are not among the first ones. */
export function laterWithWords(load) {
  const words = () => import("../words/words.js").then(({ wantAllWords }) => wantAllWords());
  return later(async () => (await Promise.all([load(), words()]))[0]);
}

/** Fetches all that may be wanted, what comes with it too, for a page that outlives the version on the server. */
export async function fetchAllLater() {
  const before = parts.size;
  await Promise.all([...parts].map((part) => part.preload()));
  if (parts.size > before) await fetchAllLater();
}

function unavailable(error) {
  return function Unavailable() {
    throw error;
  };
}
