/** What each of some matches has come to: by `resultOf` on a phone with a seat, by the server's word for who only watches. The last known stays while the next is computed. */
import { useEffect, useState } from "preact/hooks";
import { resultOf } from "./results.js";

/**
 * @param {{fold: (stream: string) => object|null, outcomes?: Record<string, object|null>}} side see `../side/Seated.jsx` and `useChess.js`
 * @param {string[]} names of matches' streams
 * @returns {{results: Record<string, object|null>, current: boolean}} `current`: of these matches as they are now
 */
export function useResults({ fold, outcomes }, names) {
  const folds = outcomes ? [] : names.map((name) => [name, fold(name)]);
  const key = folds.map(([name, one]) => `${name} ${one?.digest ?? ""}`).join();
  const [known, setKnown] = useState({ key: null, results: {} });

  useEffect(() => {
    let wanted = true;
    const each = folds.map(async ([name, one]) => [name, await outcomeOf(one)]);
    Promise.all(each).then(
      (rows) => wanted && setKnown({ key, results: Object.fromEntries(rows) }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);

  if (outcomes) return { results: outcomes, current: true };
  return { results: known.results, current: known.key === key };
}

/** A match whose replay cannot be had does not keep the others from being shown. */
function outcomeOf(fold) {
  return resultOf(fold).catch(() => null);
}
