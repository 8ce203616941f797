/** One invite that still works: for whom, where, how often and until when. */
import { Button } from "../../../parts/Button.jsx";
import { roleName, roundName } from "../../../parts/names.js";
import { venueTime } from "../../../parts/when.js";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";

export function InviteRow({ invite, onRevoke }) {
  const round = kit.value.rounds.find((one) => one.id === invite.scope);
  return (
    <li class="desk-row" data-testid={`invite-${invite.id}`}>
      <div>
        <p class="desk-row-title">{roleName(invite.role)}</p>
        <p class="soft small">{round ? roundName(round) : t("organizer-invite-all-rounds")}</p>
      </div>
      <p class="small">
        {t("organizer-uses-left", { count: invite.uses })}
        {invite.expires && (
          <span class="soft">
            {" · "}
            {t("organizer-until", { time: venueTime(invite.expires) })}
          </span>
        )}
      </p>
      <Button tone="stop" onClick={onRevoke}>
        {t("organizer-revoke")}
      </Button>
    </li>
  );
}
