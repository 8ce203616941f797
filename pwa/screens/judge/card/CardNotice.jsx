/** What the judge should know before typing: not in the round, card closed, signed off, disputed. */
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { noticeOf } from "./notice.js";

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
