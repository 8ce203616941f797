/** One game while it is entered: the draft, kept on this phone with every key, and what the rules say of it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useTyping } from "../../../../app/useTyping.js";
import { append } from "../../../../store/outbox.js";
import { useAsked } from "../../../side/useAsked.js";
import { onPurpose } from "../sheet/columns.js";
import { blank, bodyOf, draftOf, isTouched, questionOf } from "./draft.js";
import { dropDraft, keepDraft, keptDraft } from "./kept.js";
import { fitted } from "./steps.js";
import { toldOf } from "./told.js";

/**
 * @param {object} table see useTable.js @param {number} game @param {object|null} entry that is in force
 * @returns {object} `draft`, `change(draft => draft)`, `answer` (of the rules), `told` (see told.js), `touched`, `save(reason)`, `drop()`
 */
export function useGame(table, game, entry) {
  const { id, stream, plan, fold } = table;
  const columns = table.columns.filter(({ here }) => here);
  const [draft, change] = useState(() => begin(keptDraft(id, stream, game), entry, columns));
  const start = entry && draft.saw === entry.op ? draftOf(entry) : blank(columns);
  const touched = entry
    ? draft.saw !== entry.op || !equal(draft, start)
    : isTouched(draft, columns);
  useTyping(touched);

  const over = useRef(false); // once it is saved or thrown away nothing of it is kept
  useEffect(() => {
    if (touched && !over.current) keepDraft(id, stream, game, draft);
  }, [draft, touched]);

  const question = draft.begun ? questionOf(draft, onPurpose(fold, game), plan?.options) : null;
  const answer = useAsked(question);

  async function save(reason = "") {
    const body = bodyOf({ ...draft, reason }, game);
    await append({ stream, kind: "game.score", body });
    drop();
  }

  function drop() {
    over.current = true;
    dropDraft(id, stream, game);
  }

  return { draft, change, answer, told: toldOf(answer, draft), touched, save, drop, columns };
}

function begin(kept, entry, columns) {
  if (kept?.saw) return kept;
  if (kept) return fitted(kept, blank(columns));
  return entry ? draftOf(entry) : blank(columns);
}

function equal(one, other) {
  return JSON.stringify(one.lines) === JSON.stringify(other.lines);
}
