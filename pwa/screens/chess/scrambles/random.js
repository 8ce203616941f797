/** Random-state scrambles for a 3x3x3 cube by cubing.js, which is fetched when the first is wanted and searches in a worker of its own. */

/** The covers of a set: 1 to 4. */
export const COVERS = 4;

/** @returns {Promise<string[]>} a scramble for each cover */
export async function randomSet() {
  const { randomScrambleForEvent } = await library();
  const made = [];
  while (made.length < COVERS) made.push((await randomScrambleForEvent("333")).toString());
  return made;
}

let loaded = null;
function library() {
  loaded ??= Promise.all([import("cubing/scramble"), import("cubing/search")]).then(
    ([scramble, { setSearchDebug }]) => {
      setSearchDebug({ prioritizeEsbuildWorkaroundForWorkerInstantiation: true, logPerf: false });
      return scramble;
    },
  );
  loaded.catch(() => {
    loaded = null; // the next who asks tries again
  });
  return loaded;
}
