/** What the judge should know before typing: not in the round, card closed, signed off, disputed. */
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { missedCutoff } from "./card.js";

export function CardNotice({ card, slot, onLeave }) {
  const about = noticeOf(card, slot);
  if (!about) return null;
  return (
    <Notice
      tone={about.tone}
      title={t(`judge-notice-${about.what}`)}
      data-testid="card-notice"
      action={<NextOne about={about} onLeave={onLeave} />}
    >
      {t(`judge-notice-${about.what}-means`)}
    </Notice>
  );
}

/** Where nothing is left to be typed, the way on stands in the notice. */
function NextOne({ about, onLeave }) {
  if (!about.over) return null;
  return (
    <Button className="notice-next" onClick={onLeave}>
      {t("judge-next-competitor")}
    </Button>
  );
}

function noticeOf(card, slot) {
  if (card.inRound === false) return { what: "stranger", tone: "stop", over: true };
  if (slot?.status === "disputed") return { what: "disputed", tone: "wait" };
  if (missedCutoff(card) && !slot) return { what: "cutoff", tone: "wait", over: true };
  if (!slot) return { what: "complete", tone: "go", over: true };
  return null;
}
