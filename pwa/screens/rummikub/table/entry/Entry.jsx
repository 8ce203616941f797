/** A game entered with thumbs: who called Rummikub, then rack by rack; what cannot be is named at once, and nothing typed is ever lost. */

import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Notice } from "../../../../parts/Notice.jsx";
import { t } from "../../../../words/words.js";
import { tableHref } from "../../views.js";
import { ReasonSheet } from "../ReasonSheet.jsx";
import { Called } from "./Called.jsx";
import { DropSheet } from "./DropSheet.jsx";
import { at, called } from "./draft.js";
import { Head } from "./Head.jsx";
import { Meanwhile } from "./Meanwhile.jsx";
import { Pad } from "./Pad.jsx";
import { PlayerLines } from "./PlayerLines.jsx";
import { useGame } from "./useGame.js";
import "../../../judge/entry/mat.css";
import "./entry.css";

export function Entry({ table, game, row, onDone }) {
  const entry = row?.entry ?? null;
  const typing = useGame(table, game, entry);
  const { draft, change, answer, told, touched, save, drop } = typing;
  const { route } = useLocation();
  const [sheet, show] = useState(null); // "reason" or "drop"
  const [failed, fail] = useState(null);
  const { id, stream, place } = table;
  const meanwhile = entry && draft.saw !== entry.op;
  const title = t("rummikub-table-game", { game });

  useEffect(() => {
    document.title = `${title} · ${t("rummikub-table-title", { table: place.number })} · Matside`;
  }, [title]);

  async function leave() {
    onDone();
    route(tableHref(id, stream));
  }

  async function saveNow() {
    if (entry) return show("reason");
    try {
      await save();
      leave();
    } catch (error) {
      fail(error.code);
    }
  }

  async function giveUp() {
    drop();
    leave();
  }

  return (
    <div class="game-entry">
      <Head table={table} game={game} touched={touched} onDrop={() => show("drop")} />
      {failed && <Notice tone="stop" title={t(`error-${failed}`)} />}
      {meanwhile && (
        <Meanwhile
          table={table}
          game={game}
          entry={entry}
          draft={draft}
          onTheirs={giveUp}
          onMine={() => change((now) => ({ ...now, saw: entry.op }))}
        />
      )}
      {draft.begun ? (
        <>
          <PlayerLines
            table={table}
            draft={draft}
            value={answer.value}
            told={told}
            onChoose={(person, field) => change((now) => at(now, person, field))}
          />
          <Pad
            table={table}
            game={game}
            typing={typing}
            correcting={Boolean(entry)}
            barred={Boolean(meanwhile)}
            onSave={saveNow}
            onLeave={leave}
          />
        </>
      ) : (
        <Called
          table={table}
          typing={typing}
          onCall={(person) => change((now) => called(now, person))}
        />
      )}
      {sheet === "reason" && (
        <ReasonSheet
          title={t("rummikub-table-correct-title", { game })}
          label={t("rummikub-table-correct-do")}
          testId="confirm-correct"
          usual={["recount", "typing", "player"]}
          act={async (reason) => {
            await save(reason);
            leave();
          }}
          onClose={() => show(null)}
        >
          <p>{t("rummikub-table-correct-means")}</p>
        </ReasonSheet>
      )}
      {sheet === "drop" && <DropSheet game={game} onDrop={giveUp} onClose={() => show(null)} />}
    </div>
  );
}
