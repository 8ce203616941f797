/** What the judge should know before typing: not in the round, card closed, signed off, disputed. */
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { missedCutoff } from "./card.js";

export function CardNotice({ card, slot, again, kind }) {
  const about = noticeOf(card, slot, again && kind);
  if (!about) return null;
  return (
    <Notice tone={about.tone} title={t(`judge-notice-${about.what}`)} data-testid="card-notice">
      {t(`judge-notice-${about.what}-means`)}
    </Notice>
  );
}

function noticeOf(card, slot, kind) {
  if (card.inRound === false) return { what: "stranger", tone: "stop" };
  if (kind === "attempt.propose") return { what: "signed", tone: "wait" };
  if (kind === "attempt.correct") return { what: "authority", tone: "wait" };
  if (slot?.status === "disputed") return { what: "disputed", tone: "wait" };
  if (slot?.status === "extra") return { what: "extra", tone: "info" };
  const empty = !slot || slot.status === "empty";
  if (missedCutoff(card) && empty) return { what: "cutoff", tone: "wait" };
  if (card.closed && !slot) return { what: "complete", tone: "go" };
  return null;
}
