/** What the rules say of rounds that were opened from the standings of others, for as long as it is looked at; works offline. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../../../rules/client.js";
import { board } from "../../../../store/boards.js";
import { kit } from "../../../../store/kit.js";
import { operations } from "../../../../store/replica.js";
import { isSecondOfPair, pairOf, pairRequest } from "../../rounds/dual/dual.js";
import { inForce } from "../../rounds/inForce.js";
import { openingIn, previousRound } from "../../rounds/opening.js";
import { driftRequest, found } from "./drift.js";

/** `[{round, previous, board, opening, answer, changed}]` of those rounds that no longer have whom the others send there. */
export function useDrifts(rounds) {
  const asked = rounds.map(known).filter(Boolean);
  const key = JSON.stringify(asked.map(({ standings }) => standings));
  const [answers, answer] = useState(new Map());

  useEffect(() => {
    let wanted = true;
    Promise.all(asked.map(ask)).then((pairs) => wanted && answer(new Map(pairs)));
    return () => {
      wanted = false;
    };
  }, [key]);

  return asked
    .map((one) => ({ ...one, answer: answers.get(one.round.id) }))
    .filter((one) => one.answer)
    .map((one) => ({ ...one, ...found(one.answer, one.board, one.opening) }))
    .filter(({ drift }) => drift);
}

/** Null for a round that no standings have sent anybody into, and for the second of a pair, which nobody leaves (9v5). */
function known(round) {
  const previous = previousRound(kit.value, round);
  const mine = previous && board(round.id).value;
  const before = mine && board(previous.id).value;
  const opening = before && openingIn(operations(round.id), mine);
  if (!opening || opening.body.dual || isSecondOfPair(kit.value, round) || !before.standings)
    return null;
  const standings = {
    rows: pairOf(kit.value, previous) ? pairStandings(previous) : before.standings,
    opening: opening.id,
    people: mine.cards.map(({ person }) => person),
    state: [mine.round.quit, mine.round.kept],
  };
  return { round, previous, board: mine, opening, standings };
}

async function ask({ round, previous, board: mine, opening, standings }) {
  const edition = opening.body.edition;
  try {
    const rows = pairOf(kit.value, previous) ? (await call(standings.rows)).rows : standings.rows;
    const rules = inForce(previous, board(previous.id).value);
    const request = driftRequest({ edition, previous: rules, rows, opening, board: mine });
    return [round.id, await call(request)];
  } catch {
    return [round.id, null]; // the rules cannot be asked: nothing is said
  }
}

/** The request for the standings of the pair of Dual Rounds of which `second` is the later. */
function pairStandings(second) {
  const event = kit.value.events.find((one) => one.id === second.event);
  const boards = pairOf(kit.value, second).map(({ id }) => board(id).value);
  return pairRequest(event, boards);
}
