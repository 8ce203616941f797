/** Which set of scrambles each match of an event is in, as far as its cube phases have come. */
import { useEffect, useState } from "preact/hooks";
import { board } from "../../../store/boards.js";
import { resultOf } from "../results.js";
import { cycleOf, owners } from "./sets.js";

/** @returns {Map<string, number>} match → cycle, from 1; a match that is not there has not begun */
export function useCycles(fold, friendly) {
  const [cycles, setCycles] = useState(new Map());
  const matches = owners(fold, friendly).flatMap((owner) =>
    owner.matches.map(({ match }) => match),
  );
  const folds = matches.map((match) => [match, board(match).value]).filter(([, one]) => one?.match);
  const state = folds.map(([match, one]) => `${match} ${one.digest}`).join();
  useEffect(() => {
    let wanted = true;
    const ask = async ([match, one]) => [match, cycleOf(await resultOf(one))];
    Promise.all(folds.map(ask)).then(
      (found) => wanted && setCycles(new Map(found)),
      () => {}, // the rules are not there yet: the next change asks again
    );
    return () => {
      wanted = false;
    };
  }, [state]);
  return cycles;
}
