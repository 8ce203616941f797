/** Two devices went different ways: said plainly; this console goes on with its own until whoever decides keeps one of them. */
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { seat } from "../../../../store/seats.js";
import { t } from "../../../../words/words.js";

const DECIDE = ["head-judge", "delegate", "organizer"];

export function Fork({ id, aside }) {
  const decides = DECIDE.includes(seat.value?.role);
  const review = decides && (
    <Button
      tone="stop"
      wide
      href={`/c/${encodeURIComponent(id)}/delegate`}
      data-testid="decide-fork"
    >
      {t("chess-play-fork-decide")}
    </Button>
  );
  return (
    <Notice tone="stop" title={t("chess-play-fork")} data-testid="fork" action={review}>
      <p>{t(aside ? "chess-play-fork-aside" : "chess-play-fork-in-force")}</p>
      {!decides && <p>{t("chess-play-fork-who")}</p>}
    </Notice>
  );
}
