/** The round before in its order of advancing, as it stands now: `{line, ranks, replaces}`, or null while it is not known or there is none. */
import { board } from "../../../../store/boards.js";
import { kit } from "../../../../store/kit.js";
import { useRule } from "../../../judge/entry/useRule.js";
import { isSecondOfPair, pairOf } from "../../rounds/dual/dual.js";
import { usePairStandings } from "../../rounds/dual/usePairStandings.js";
import { advancementList, advancingRequest, previousRound } from "../../rounds/opening.js";

/** `advance` and `reserve` are as of advancementList: without anybody of `withdrawn`. */
export function useLine(round, withdrawn) {
  // Nobody is out between Dual Rounds (9v5), so nobody stands in line for the second.
  const previous = isSecondOfPair(kit.value, round) ? null : previousRound(kit.value, round);
  const pair = previous && isSecondOfPair(kit.value, previous) ? pairOf(kit.value, previous) : null;
  const ofPair = usePairStandings(pair); // the better of both leads on (9v4)
  const own = (previous && board(previous.id).value?.standings) || null;
  const standings = pair ? ofPair : own;
  const { edition } = kit.value.competition;
  const request = standings && advancingRequest(edition, previous, { standings }, withdrawn);
  const { value } = useRule(request);
  if (!standings || (request && !value)) return null;
  const list = advancementList(value, standings);
  return {
    ...list,
    previous,
    standings,
    line: [...list.advance, ...list.reserve],
    ranks: new Map(standings.map(({ person, rank }) => [person, rank])),
  };
}
