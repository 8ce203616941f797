/** A game that two phones entered unaware of each other: both values side by side; the referee keeps one, with a reason. */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { append } from "../../../../store/outbox.js";
import { t } from "../../../../words/words.js";
import { ReasonSheet } from "../ReasonSheet.jsx";
import { Signed } from "./Signed.jsx";
import { Values } from "./Versions.jsx";
import { disputeOf } from "./versions.js";

export function Dispute({ table, row }) {
  const { nameOf } = table;
  const { game, entry } = row;
  const { sheets, purpose } = disputeOf(table.fold, { ...entry, game });
  return (
    <section class="game-dispute" data-testid="dispute">
      {purpose.map((person) => (
        <Notice
          key={person}
          tone="stop"
          title={t("rummikub-table-dispute-purpose", { name: nameOf(person) })}
        >
          {t("rummikub-table-dispute-purpose-how")}
        </Notice>
      ))}
      {sheets.length > 0 && <Sheets table={table} game={game} sheets={sheets} />}
    </section>
  );
}

function Sheets({ table, game, sheets }) {
  const [keep, choose] = useState(null);
  const { stream, mayRule, nameOf } = table;
  const other = (place) => sheets[place === 0 ? 1 : 0] ?? sheets[0];

  function decide(reason) {
    return append({ stream, kind: "game.decide", body: { game, keep, reason } });
  }

  return (
    <>
      <Notice tone="stop" title={t("rummikub-table-dispute", { game })}>
        <p>{t("rummikub-table-dispute-how")}</p>
        {!mayRule && <p>{t("rummikub-table-dispute-call")}</p>}
      </Notice>
      <ol class="dispute-versions">
        {sheets.map((version, place) => (
          <li key={version.op} class="version-card" data-testid={`version-${version.op}`}>
            <Values players={version.players} now={other(place).players} nameOf={nameOf} />
            <Signed version={version} />
            {mayRule && (
              <Button
                tone="go"
                wide
                data-testid={`keep-${version.op}`}
                onClick={() => choose(version.op)}
              >
                {t("rummikub-table-decide")}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {keep && (
        <ReasonSheet
          title={t("rummikub-table-decide-title")}
          label={t("rummikub-table-decide")}
          tone="go"
          testId="confirm-decide"
          usual={["asked", "recount", "typing"]}
          act={decide}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}
