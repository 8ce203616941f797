/** One game of a table: entered while nothing is in force, else looked at, corrected, decided. */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Page } from "../../../../parts/Page.jsx";
import { t } from "../../../../words/words.js";
import { tableHref } from "../../views.js";
import { Entry } from "../entry/Entry.jsx";
import { keptDraft } from "../entry/kept.js";
import { Dispute } from "./Dispute.jsx";
import { Lines } from "./Lines.jsx";
import { Purpose } from "./Purpose.jsx";
import { Versions } from "./Versions.jsx";
import "./game.css";

export function Game({ table, game }) {
  const [correcting, correct] = useState(null);
  const { id, stream } = table;
  const row = table.rows.find((one) => one.game === game) ?? null;
  const kept = table.mayScore && keptDraft(id, stream, game);
  const entering = table.mayScore && (correcting ?? (!row?.entry || Boolean(kept)));
  if (entering) {
    return <Entry table={table} game={game} row={row} onDone={() => correct(false)} />;
  }
  return <Looked table={table} game={game} row={row} onCorrect={() => correct(true)} />;
}

function Looked({ table, game, row, onCorrect }) {
  const { id, stream, place } = table;
  const back = {
    href: tableHref(id, stream),
    label: t("rummikub-table-to-table", { table: place.number }),
  };
  const disputed = row?.state === "disputed";
  return (
    <Page
      title={t("rummikub-table-game", { game })}
      lead={t("rummikub-table-lead", { round: place.round, name: table.plan?.name ?? "" })}
      back={back}
      className="game-page"
    >
      {row?.entry ? (
        <>
          {disputed ? <Dispute table={table} row={row} /> : <Lines table={table} row={row} />}
          {table.mayScore && !disputed && (
            <Button tone="strong" wide data-testid="correct" onClick={onCorrect}>
              {t("rummikub-table-correct")}
            </Button>
          )}
          <Purpose table={table} row={row} />
          {!disputed && <Versions table={table} row={row} />}
        </>
      ) : (
        <p class="soft" data-testid="not-entered">
          {t("rummikub-table-state-empty")}
        </p>
      )}
    </Page>
  );
}
