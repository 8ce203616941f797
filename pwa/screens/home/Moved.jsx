/** Places that were moved from this browser to the installed app or another one, and what still waits here. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { unsent } from "../../store/outbox.js";
import { moved } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { LeaveSheet } from "./LeaveSheet.jsx";

export function Moved() {
  const [leaving, setLeaving] = useState(null);
  return (
    <>
      {moved.value.map((seat) => (
        <Notice
          key={seat.id}
          tone="go"
          title={t("home-moved", { name: seat.competitionName, device: seat.movedTo })}
          data-testid={`moved-${seat.competition}`}
          action={
            <Button tone="quiet" onClick={() => setLeaving(seat)}>
              {t("home-leave")}
            </Button>
          }
        >
          {unsent.value > 0
            ? t("phone-move-unsent", { count: unsent.value })
            : t("phone-moved-means")}
        </Notice>
      ))}
      <LeaveSheet seat={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
