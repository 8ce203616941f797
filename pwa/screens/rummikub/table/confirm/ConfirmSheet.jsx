/** One player after the other looks at their own line, in their own language, and confirms it. */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { Sheet } from "../../../../parts/Sheet.jsx";
import { append } from "../../../../store/outbox.js";
import { t } from "../../../../words/words.js";
import { Languages } from "../../../judge/handover/Languages.jsx";
import { useArmed } from "../../../judge/handover/useArmed.js";
import { signed } from "../entry/told.js";
import { inForce, totalOf } from "../sheet/rows.js";

/** @param {{people: number[]}} props who has not confirmed, in the order of the seats */
export function ConfirmSheet({ table, people, onClose }) {
  const [wrong, say] = useState(false);
  const [person] = people;
  if (person === undefined || wrong) {
    return (
      <Sheet open title={t("rummikub-table-confirm-title")} onClose={onClose}>
        <p data-testid="confirm-over">
          {t(wrong ? "rummikub-table-confirm-wrong" : "rummikub-table-confirm-all")}
        </p>
        <Button tone="strong" wide data-testid="confirm-close" onClick={onClose}>
          {t("app-close")}
        </Button>
      </Sheet>
    );
  }
  return (
    <Sheet open title={table.nameOf(person)} onClose={onClose}>
      <Languages />
      <Line key={person} table={table} person={person} onWrong={() => say(true)} />
    </Sheet>
  );
}

function Line({ table, person, onWrong }) {
  const armed = useArmed();
  const [busy, work] = useState(false);
  const [failed, fail] = useState(null);
  const { stream, rows } = table;
  const { wins, points } = totalOf(rows, person);

  async function confirm() {
    const body = { saw: inForce(rows) };
    work(true); // until the fold has it, and somebody else's line is shown
    try {
      await append({ stream, kind: "table.confirm", subject: { person }, body });
    } catch (error) {
      fail(error.code);
      work(false);
    }
  }

  return (
    <div class="confirm-line" data-testid={`confirm-line-${person}`}>
      <p class="confirm-ask">{t("rummikub-table-confirm-ask")}</p>
      <ol class="confirm-games">
        {rows.map(({ game, cells }) => (
          <li key={game}>
            <span class="soft">{t("rummikub-table-game", { game })}</span>
            {cells[person] && (
              <>
                <small>{t(`rummikub-table-reason-${cells[person].reason}`)}</small>
                <span class="digits">{signed(cells[person].score)}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      <p class="confirm-total">
        <span>{t("rummikub-table-confirm-total", { wins })}</span>
        <span class="digits" data-testid="confirm-points">
          {signed(points)}
        </span>
      </p>
      {failed && <Notice tone="stop" title={t(`error-${failed}`)} />}
      <Button tone="go" wide disabled={!armed || busy} data-testid="confirm-yes" onClick={confirm}>
        {t("rummikub-table-confirm-yes")}
      </Button>
      <Button wide data-testid="confirm-no" onClick={onWrong}>
        {t("rummikub-table-confirm-no")}
      </Button>
    </div>
  );
}
