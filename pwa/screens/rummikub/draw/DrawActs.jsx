/** What is done with a whole draw: publish it, its lists and cards, draw anew while nobody has played. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { eventHref } from "../views.js";
import { disputesOf } from "./disputes.js";

export function DrawActs({ id, name, known, round, seating, started, may, onAgain }) {
  const [busy, work] = useState(false);
  const [error, fail] = useState(null);
  const whole = seating.complete && disputesOf(known.event, round).length === 0;

  async function publish() {
    if (busy) return;
    work(true);
    fail(null);
    await append({ stream: name, kind: "draw.publish", body: { round } }).catch(fail);
    work(false);
  }

  return (
    <div class="draw-acts">
      {error && <Notice tone="stop" title={t(`error-${error.code}`)} />}
      {may && !seating.published && (
        <Button tone="go" disabled={!whole || busy} data-testid="draw-publish" onClick={publish}>
          {t("rummikub-draw-publish", { round })}
        </Button>
      )}
      {(whole || seating.published) && (
        <>
          <Button href={eventHref(id, name, "lists")} data-testid="to-lists">
            {t("rummikub-draw-to-lists")}
          </Button>
          {may && (
            <Button href={eventHref(id, name, "cards")} data-testid="to-cards">
              {t("rummikub-draw-to-cards")}
            </Button>
          )}
        </>
      )}
      {onAgain && started.length === 0 && (
        <Button tone="quiet" data-testid="draw-again" onClick={onAgain}>
          {t("rummikub-draw-again")}
        </Button>
      )}
    </div>
  );
}
