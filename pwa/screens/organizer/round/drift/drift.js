/** Whether a round that was opened from the standings of another still has whom these send into it. Nothing follows by itself. */
import { attemptsDone } from "../../rounds/progress.js";

const BY_AVERAGE = new Set(["a", "m"]);

/**
 * The request to `round.drift`, as it stands now.
 * @param {{edition: string, previous: object, rows: object[], opening: object, board: object}} known `rows` of the round before, `opening` the operation in force
 */
export function driftRequest({ edition, previous, rows, opening, board }) {
  const { withdrawn = [], qualified = [], from = null } = opening.body;
  return {
    call: "round.drift",
    edition,
    rows: rows.map(({ person, rank, best, average }) => ({ person, rank, best, average })),
    condition: conditionOf(previous),
    people: inside(board).filter((person) => !qualified.includes(person)),
    withdrawn: [...new Set([...withdrawn, ...board.round.quit])],
    digest: from?.digest ?? null,
    kept: board.round.kept,
  };
}

/** Who is in the round and has not withdrawn from it. */
export function inside(board) {
  const gone = new Set(board.round.quit);
  return board.cards.map(({ person }) => person).filter((person) => !gone.has(person));
}

/** How often each person of the round has begun, by number: only those with an attempt. */
export function begun(board) {
  const done = board.cards.map((card) => [card.person, attemptsDone(card)]);
  return new Map(done.filter(([, attempts]) => attempts > 0));
}

/** `drift`: a person should look at both lists; `changed`: an earlier result is another than at the opening, null where that does not say from what it was. */
export function found(answer, board, opening) {
  const changed = opening.body.from ? opening.body.from.digest !== answer.digest : null;
  if (!board.bracket) return { drift: answer.drift, changed };
  // equals were drawn, and nobody takes a place in a bracket
  return { drift: Boolean(changed) && !board.round.kept.includes(answer.digest), changed };
}

function conditionOf({ advancement, format }) {
  if (!advancement) return null;
  const { type, level } = advancement;
  return type === "result"
    ? { type, level, of: BY_AVERAGE.has(format) ? "average" : "single" }
    : { type, level };
}
