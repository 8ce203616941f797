/** Rounds at a glance: what runs, what may be opened and why not, what is over. */
import { useState } from "preact/hooks";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { Page } from "../../../parts/Page.jsx";
import { board } from "../../../store/boards.js";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { CloseSheet } from "./CloseSheet.jsx";
import { OpenSheet } from "./OpenSheet.jsx";
import { whyNotOpen } from "./opening.js";
import { bySchedule, mostWanted, roundStatus } from "./progress.js";
import { ReopenSheet } from "./ReopenSheet.jsx";
import { RoundRow } from "./RoundRow.jsx";
import "./rounds.css";

const boardOf = (round) => board(round.id).value;
const statusOf = (round) => roundStatus(round, boardOf(round));
const SHEETS = { open: OpenSheet, close: CloseSheet, reopen: ReopenSheet };

export function Rounds({ id, seat }) {
  const [asked, ask] = useState(null);
  for (const round of mostWanted(kit.value.rounds)) board(round.id); // folded in this order
  const rows = bySchedule(kit.value.rounds).map((round) => {
    const status = statusOf(round);
    const why = status === "not-open" ? whyNotOpen(kit.value, round, statusOf, boardOf) : null;
    return { round, status, why, board: boardOf(round) };
  });
  const groups = [
    { key: "running", rows: rows.filter((row) => row.status === "open") },
    { key: "ready", rows: rows.filter((row) => row.status === "not-open" && !row.why) },
    { key: "waiting", rows: rows.filter((row) => row.why) },
    { key: "over", rows: rows.filter((row) => row.status === "closed") },
  ].filter((group) => group.rows.length);
  const disputes = rows.reduce((sum, row) => sum + (row.board?.disputes.length ?? 0), 0);
  const Sheet = asked && SHEETS[asked.what];

  return (
    <Page wide title={t("organizer-rounds")} lead={t("organizer-rounds-lead", counts(rows))}>
      {disputes > 0 && <DisputeNotice id={id} seat={seat} disputes={disputes} />}
      {rows.length === 0 && (
        <EmptyList title={t("organizer-no-rounds")}>{t("organizer-no-rounds-hint")}</EmptyList>
      )}
      {groups.map((group) => (
        <section key={group.key} class="round-group" aria-labelledby={`group-${group.key}`}>
          <h2 id={`group-${group.key}`}>
            {t(`organizer-group-${group.key}`)} <span class="soft digits">{group.rows.length}</span>
          </h2>
          <ul class="round-list">
            {group.rows.map((row) => (
              <RoundRow key={row.round.id} {...row} onAsk={(what) => ask({ what, ...row })} />
            ))}
          </ul>
        </section>
      ))}
      {Sheet && <Sheet key={asked.round.id} {...asked} onClose={() => ask(null)} />}
    </Page>
  );
}

function DisputeNotice({ id, seat, disputes }) {
  const decides = seat.role === "delegate";
  const link = <a href={`/c/${id}/delegate`}>{t("organizer-disputes-open")}</a>;
  return (
    <Notice
      tone="stop"
      title={t("organizer-disputes", { count: disputes })}
      action={decides ? link : null}
    >
      {decides ? null : t("organizer-disputes-hint")}
    </Notice>
  );
}

function counts(rows) {
  const of = (status) => rows.filter((row) => row.status === status).length;
  return { open: of("open"), closed: of("closed"), waiting: of("not-open") };
}
