/** Takes an event's last round out of the plan, after a second look. The server does it, so it needs the network. */
import { api } from "../../../courier/api.js";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { roundName } from "../../../parts/names.js";
import { kit, refreshKit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { RemoteNotice } from "../RemoteNotice.jsx";

export function TakeOutSheet({ round, onClose }) {
  async function takeOut() {
    await api.del(`/api/competitions/${kit.value.competition.id}/rounds/${round.id}/plan`);
    await refreshKit();
  }
  return (
    <ActSheet
      title={t("plan-take-out-title", { round: roundName(round) })}
      label={t("plan-take-out")}
      tone="stop"
      testId="confirm-take-out"
      act={takeOut}
      onClose={onClose}
      renderError={(error, again) => <RemoteNotice error={error} onAgain={again} />}
    >
      <p>{t("plan-take-out-hint")}</p>
      {round.number > 1 && <p>{t("plan-take-out-final", { number: round.number - 1 })}</p>}
    </ActSheet>
  );
}
