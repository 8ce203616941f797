/** What the event waits for, and the button for it where this phone may do it. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { CloseSheet } from "../../side/CloseSheet.jsx";
import { mayEnter } from "../../side/roles.js";
import { eventHref } from "../views.js";

export function NextStep({ id, event, seat, step, onDraw }) {
  const [closing, close] = useState(false);
  const { what, round = 0, left = 0 } = step;
  if (what === "asked") return <p class="soft">{t("side-loading")}</p>;
  const act = {
    players: seat && mayEnter(seat.role) && (
      <Button tone="go" href={eventHref(id, event, "players")} data-testid="to-players">
        {t("chess-event-do-players")}
      </Button>
    ),
    pair: onDraw && (
      <Button tone="go" data-testid="draw" onClick={onDraw}>
        {t("chess-event-do-pair", { round })}
      </Button>
    ),
    close: onDraw && (
      <Button tone="strong" data-testid="close-event" onClick={() => close(true)}>
        {t("side-close")}
      </Button>
    ),
  }[what];
  return (
    <>
      <Notice
        tone={what === "over" ? "go" : "info"}
        title={t(`chess-event-next-${what}`, { round, count: left })}
        action={act || null}
        data-testid="next-step"
        data-step={what}
      />
      {closing && <CloseSheet event={event} onClose={() => close(false)} />}
    </>
  );
}
