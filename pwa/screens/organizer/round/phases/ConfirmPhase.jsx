/** The second look: who goes on and whose card closes, by name. */
import { ActSheet } from "../../../../parts/ActSheet.jsx";
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { append } from "../../../../store/outbox.js";
import { t } from "../../../../words/words.js";
import { NameList } from "../../rounds/NameList.jsx";
import { PhasePeople } from "./PhasePeople.jsx";
import { behind, continueBody } from "./phases.js";

export function ConfirmPhase({ round, attempts, reply, ticked, onBack, onClose }) {
  const body = continueBody(attempts, reply, ticked);
  const closing = behind(reply, ticked);
  const shared = { rows: reply.rows, event: round.event };
  const decide = () => append({ stream: round.id, kind: "round.continue", subject: null, body });

  return (
    <ActSheet
      title={t("going-sure", { count: attempts })}
      label={t("going-do", {
        on: body.people.length,
        off: closing.length + reply.unfinished.length,
      })}
      testId="confirm-continue"
      act={decide}
      onClose={onClose}
    >
      <p>
        <Button tone="quiet" data-testid="going-back" onClick={onBack}>
          {t("going-back")}
        </Button>
      </p>
      <PhasePeople {...shared} testId="sure-on" title={t("going-on")} people={body.people} />
      <Notice tone="wait" title={t("going-closes")} />
      <PhasePeople {...shared} testId="sure-behind" title={t("going-behind")} people={closing} />
      <NameList title={t("going-not-finished")} people={reply.unfinished} />
    </ActSheet>
  );
}
