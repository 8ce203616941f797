/** Rounds at a glance: what runs, what may be opened and why not, what is over; or event by event. */
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Choice } from "../../../parts/Choice.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { Page } from "../../../parts/Page.jsx";
import { board } from "../../../store/boards.js";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { aboutRound } from "./about.js";
import { sheetOf } from "./acts.js";
import { ByEvent } from "./ByEvent.jsx";
import { bySchedule, mostWanted } from "./progress.js";
import { RoundGroup } from "./RoundGroup.jsx";
import "./rounds.css";

const VIEWS = ["status", "event"];
const view = signal("status"); // until the app is started again, also for who comes back from a round

export function Rounds({ id, seat }) {
  const [asked, ask] = useState(null);
  for (const round of mostWanted(kit.value.rounds)) board(round.id); // folded in this order
  const rows = bySchedule(kit.value.rounds).map(aboutRound);
  const groups = [
    { key: "running", rows: rows.filter((row) => row.status === "open") },
    { key: "ready", rows: rows.filter((row) => row.status === "not-open" && !row.why) },
    { key: "waiting", rows: rows.filter((row) => row.why) },
    { key: "over", rows: rows.filter((row) => row.status === "closed") },
  ].filter((group) => group.rows.length);
  const waiting = rows.reduce((sum, row) => sum + undecided(row.board), 0);
  const Sheet = asked && sheetOf(asked.what);
  useFollowing(asked, rows);

  return (
    <Page
      wide
      title={t("organizer-rounds")}
      lead={t("organizer-rounds-lead", counts(rows))}
      actions={
        <>
          <Button href={`/c/${encodeURIComponent(id)}/chess`} data-testid="chess">
            {t("chess-what-title")}
          </Button>
          <Button href={`/c/${encodeURIComponent(id)}/rummikub`} data-testid="rummikub">
            {t("rummikub-what-title")}
          </Button>
        </>
      }
    >
      {waiting > 0 && <DecisionsNotice id={id} seat={seat} count={waiting} />}
      {rows.length === 0 && (
        <EmptyList title={t("organizer-no-rounds")}>{t("organizer-no-rounds-hint")}</EmptyList>
      )}
      {rows.length > 1 && (
        <div class="glance-view">
          <Choice
            legend={t("glance-view")}
            value={view.value}
            options={VIEWS.map((value) => ({
              value,
              label: t(`glance-view-${value}`),
              testid: `view-${value}`,
            }))}
            onChoose={(value) => {
              view.value = value;
            }}
          />
        </div>
      )}
      {view.value === "event" && (
        <ByEvent id={id} rows={rows} onAsk={(what, row) => ask({ what, ...row })} />
      )}
      {view.value === "status" &&
        groups.map(({ key, rows: some }) => (
          <RoundGroup
            key={key}
            id={id}
            seat={seat}
            name={key}
            rows={some}
            onAsk={(what, row) => ask({ what, ...row })}
          />
        ))}
      {Sheet && <Sheet key={asked.round.id} {...asked} seat={seat} onClose={() => ask(null)} />}
    </Page>
  );
}

function DecisionsNotice({ id, seat, count }) {
  const decides = seat.role === "delegate";
  const link = <a href={`/c/${id}/delegate`}>{t("organizer-disputes-open")}</a>;
  return (
    <Notice tone="stop" title={t("organizer-disputes", { count })} action={decides ? link : null}>
      {decides ? null : t("organizer-disputes-hint")}
    </Notice>
  );
}

/** Keeps in view the round that was acted on here: it moves to another group, far from the finger. */
function useFollowing(asked, rows) {
  const acted = useRef(null);
  useEffect(() => {
    if (asked) acted.current = { ...asked, closed: null };
    else if (acted.current) {
      const { round, status } = acted.current;
      acted.current.closed ??= Date.now();
      const late = Date.now() - acted.current.closed > 5000; // then it was somebody else
      if (!late && rows.find((row) => row.round.id === round.id)?.status === status) return;
      acted.current = null;
      if (!late) showRound(round.id);
    }
  });
}

function showRound(id) {
  const row = document.getElementById(`round-${id}`);
  row?.closest("details")?.setAttribute("open", "");
  row?.scrollIntoView({ block: "center" });
}

/** What a delegate finds waiting: disputes, and proposals too. */
function undecided(board) {
  return (board?.disputes.length ?? 0) + (board?.proposals.length ?? 0);
}

function counts(rows) {
  const of = (status) => rows.filter((row) => row.status === status).length;
  return { open: of("open"), closed: of("closed"), waiting: of("not-open") };
}
