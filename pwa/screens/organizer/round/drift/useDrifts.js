/** What the rules say of rounds that were opened from the standings of others, for as long as it is looked at; works offline. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../../../rules/client.js";
import { board } from "../../../../store/boards.js";
import { kit } from "../../../../store/kit.js";
import { operations } from "../../../../store/replica.js";
import { lastOpening, previousRound } from "../../rounds/opening.js";
import { driftRequest, found } from "./drift.js";

/** `[{round, previous, board, opening, answer, what, changed}]` of those rounds about which there is something to say. */
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
    .filter(({ what }) => what);
}

/** Null for a round that no standings have sent anybody into, and for the second of a pair, which nobody leaves (9v5). */
function known(round) {
  const previous = previousRound(kit.value, round);
  const mine = previous && board(round.id).value;
  const before = mine && board(previous.id).value;
  const opening = before && lastOpening(operations(round.id), mine);
  if (!opening || opening.body.dual || round.dual || !before.standings) return null;
  const standings = {
    rows: previous.dual ? pairOf(previous, before) : before.standings,
    opening: opening.id,
    people: mine.cards.map(({ person }) => person),
    state: [mine.round.quit, mine.round.kept],
  };
  return { round, previous, board: mine, opening, standings };
}

async function ask({ round, previous, board: mine, opening, standings }) {
  const edition = opening.body.edition;
  try {
    const rows = previous.dual ? (await call(standings.rows)).rows : standings.rows;
    const request = driftRequest({ edition, previous, rows, opening, board: mine });
    return [round.id, await call(request)];
  } catch {
    return [round.id, null]; // the rules cannot be asked: nothing is said
  }
}

/** The request for the standings of a pair of Dual Rounds, of which `second` is the later. */
function pairOf(second, board2) {
  const first = board(previousRound(kit.value, second).id).value;
  const results = [first, board2].map((one) =>
    (one?.cards ?? []).map(({ person, slots }) => ({
      person,
      attempts: slots.map(({ value }) => value),
    })),
  );
  const { edition } = kit.value.competition;
  const { event, format } = second;
  return { call: "dual.standings", edition, event, format, rounds: results };
}
