/** One at a time, and after it only the newest: while operations arrive a question changes faster than the rules answer, and nobody waits for the old ones. */

/** @param {(what: any) => Promise<any>} work @returns {{want: (what: any) => void}} null: nothing more is wanted */
export function newestOnly(work) {
  let next = null;
  let busy = false;

  async function go() {
    busy = true;
    while (next !== null) {
      const what = next;
      next = null;
      await work(what);
    }
    busy = false;
  }

  return {
    want(what) {
      next = what || null;
      if (next !== null && !busy) go();
    },
  };
}
