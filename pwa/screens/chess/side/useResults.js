/** What each of some matches has come to, by `resultOf`; the last known stays while the next is computed. */
import { useEffect, useState } from "preact/hooks";
import { resultOf } from "../results.js";

/**
 * @param {Map<string, object|null>} folds of matches' streams
 * @returns {{results: Record<string, object|null>, current: boolean}} `current`: of these very folds
 */
export function useResults(folds) {
  const key = [...folds].map(([stream, fold]) => `${stream} ${fold?.digest ?? ""}`).join();
  const [known, setKnown] = useState({ key: null, results: {} });

  useEffect(() => {
    let wanted = true;
    const each = [...folds].map(async ([stream, fold]) => [stream, await outcome(fold)]);
    Promise.all(each).then(
      (rows) => wanted && setKnown({ key, results: Object.fromEntries(rows) }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);

  return { results: known.results, current: known.key === key };
}

/** A match whose replay cannot be had does not keep the others from being shown. */
function outcome(fold) {
  return resultOf(fold).catch(() => null);
}
