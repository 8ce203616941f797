/** Changes the rules of a round that has begun: for whoever may by the edition (2026 9p2a); everybody else reads who may. */
import { roleName, roundName } from "../../../../parts/names.js";
import { Sheet } from "../../../../parts/Sheet.jsx";
import { kit } from "../../../../store/kit.js";
import { operations } from "../../../../store/replica.js";
import { listed } from "../../../../words/figures.js";
import { t } from "../../../../words/words.js";
import { useRule } from "../../../judge/entry/useRule.js";
import { openingIn } from "../../rounds/opening.js";
import { ChangeForm } from "./ChangeForm.jsx";

export function ChangeSheet({ round, board, seat, onClose }) {
  const event = kit.value.events.find(({ id }) => id === round.event);
  const { value: rules } = useRule({
    call: "event.rules",
    edition: board.round.edition,
    event: round.event,
    unofficial: event?.official === false,
  });
  const opening = openingIn(operations(round.id), board);
  if (rules?.changes.by.includes(seat.role) && opening)
    return <ChangeForm {...{ round, board, seat, rules, opening, onClose }} />;
  return (
    <Sheet open title={t("change-title", { round: roundName(round) })} onClose={onClose}>
      {rules ? (
        <p data-testid="change-who">
          {t("change-who", {
            who: listed(rules.changes.by.map(roleName)),
            code: rules.changes.code,
          })}
        </p>
      ) : (
        <p class="soft">{t("organizer-reading")}</p>
      )}
    </Sheet>
  );
}
