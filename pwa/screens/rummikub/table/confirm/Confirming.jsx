/** The players confirm the round one after the other on this phone; whatever changes afterwards is confirmed anew. */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { shapes } from "../../../../parts/marks.jsx";
import { t } from "../../../../words/words.js";
import { Seat } from "../Seat.jsx";
import { confirmationsOf, isComplete } from "../sheet/rows.js";
import { ConfirmSheet } from "./ConfirmSheet.jsx";
import "./confirm.css";

const MARKS = { none: "empty", confirmed: "signed", stale: "unconfirmed" };

export function Confirming({ table }) {
  const [open, show] = useState(false);
  const { columns, fold, rows, nameOf } = table;
  const all = confirmationsOf(columns, fold);
  const waiting = all.filter(({ state }) => state !== "confirmed");
  const complete = isComplete(rows);
  return (
    <section class="confirming" aria-labelledby="confirm-title" data-testid="confirming">
      <h2 id="confirm-title">{t("rummikub-table-confirm-title")}</h2>
      <ul class="confirm-list">
        {all.map(({ person, state }) => (
          <li key={person} data-testid={`confirmation-${person}`} data-state={state}>
            <Seat column={columns.find((one) => one.person === person)} nameOf={nameOf} small />
            <Mark state={state} />
          </li>
        ))}
      </ul>
      {(complete || table.mayScore) && (
        <p class="soft small" data-testid="confirm-words">
          {wordsOf(complete, all.length - waiting.length, all.length)}
        </p>
      )}
      {table.mayScore && complete && waiting.length > 0 && (
        <Button tone="go" wide data-testid="confirm-round" onClick={() => show(true)}>
          {t("rummikub-table-confirm")}
        </Button>
      )}
      {open && (
        <ConfirmSheet
          table={table}
          people={waiting.map(({ person }) => person)}
          onClose={() => show(false)}
        />
      )}
    </section>
  );
}

/** A shape and a word of its own. */
function Mark({ state }) {
  return (
    <span class={`confirm-mark confirm-${state}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {shapes[MARKS[state]]}
      </svg>
      <span>{t(`rummikub-table-confirm-${state}`)}</span>
    </span>
  );
}

function wordsOf(complete, done, all) {
  if (!complete) return t("rummikub-table-confirm-first");
  if (done === all) return t("rummikub-table-confirm-all");
  return t("rummikub-table-confirm-count", { done, all });
}
