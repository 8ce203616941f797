/** How far the round is and who is held up by what, or what it waits for, and who took the last step. */
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { HeldUp } from "../rounds/HeldUp.jsx";
import { HeldUpGroup } from "../rounds/HeldUpGroup.jsx";
import { countHeldUp } from "../rounds/heldUp.js";
import { knownHeldUp } from "../rounds/knownHeldUp.js";
import { LastStep } from "../rounds/LastStep.jsx";
import { dnsOf } from "../rounds/noShows.js";
import { RoundProgress } from "../rounds/RoundProgress.jsx";
import { Waiting } from "../rounds/Waiting.jsx";
import { wayTo } from "../rounds/wayTo.js";

export function ProgressSection({ id, seat, about }) {
  const { round, status, why, board } = about;
  const groups = knownHeldUp(round, board);
  const split = board?.disputes.some(({ what }) => what.startsWith("round."));
  return (
    <section class="desk-section">
      <div class="round-how">
        {status === "not-open" ? (
          <Waiting round={round} why={why} />
        ) : (
          <RoundProgress round={round} board={board} />
        )}
        <LastStep round={round} />
      </div>
      {split && <Split id={id} seat={seat} />}
      {status !== "not-open" && board && (
        <>
          <h2>
            {t("glance-held-up")} <span class="soft digits">{countHeldUp(groups)}</span>
          </h2>
          {groups.length === 0 && <p class="soft">{t("glance-nobody")}</p>}
          {groups.length > 0 && seat.role !== "delegate" && (
            <p class="soft small">{t("glance-who-acts")}</p>
          )}
          <HeldUp groups={groups} board={board} wayTo={wayTo(id, seat, round)} />
          <DidNotStart board={board} wayTo={wayTo(id, seat, round)} />
        </>
      )}
    </section>
  );
}

/** Everybody with a DNS, from where one by mistake is taken back. */
function DidNotStart({ board, wayTo: way }) {
  const people = dnsOf(board);
  if (people.length === 0) return null;
  return (
    <>
      <HeldUpGroup what="dns" people={people} board={board} wayTo={way} begins={false} />
      <p class="soft small">{t("glance-dns-undo")}</p>
    </>
  );
}

/** Two openings, closes or cuts that did not see each other: the round itself waits. */
function Split({ id, seat }) {
  const decides = seat.role === "delegate";
  const link = <a href={`/c/${id}/delegate`}>{t("organizer-disputes-open")}</a>;
  return (
    <Notice tone="stop" title={t("glance-split")} action={decides ? link : null}>
      {decides ? null : t("organizer-disputes-hint")}
    </Notice>
  );
}
