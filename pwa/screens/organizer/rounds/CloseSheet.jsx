/** Closes a round after a second look: who has no attempt, who is not done, what is in dispute. */
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { roundName } from "../../../parts/names.js";
import { kit } from "../../../store/kit.js";
import { append } from "../../../store/outbox.js";
import { operations } from "../../../store/replica.js";
import { t } from "../../../words/words.js";
import { beforeClosing, seenByDevice } from "./closing.js";
import { NameList } from "./NameList.jsx";
import { PhonesThatHold } from "./PhonesThatHold.jsx";

export function CloseSheet({ round, board, onClose }) {
  const { missing, begun, disputed } = beforeClosing(board);
  const clear = missing.length + begun.length + disputed.length === 0;

  function close() {
    const body = { seen: seenByDevice(operations(round.id)) };
    return append({ stream: round.id, kind: "round.close", subject: null, body });
  }

  return (
    <ActSheet
      title={t("organizer-close-title", { round: roundName(round) })}
      label={clear ? t("organizer-close") : t("organizer-close-anyway")}
      testId="confirm-close"
      act={close}
      onClose={onClose}
    >
      {clear && <Notice tone="go" title={t("organizer-close-clear")} />}
      <p class="soft">{t("organizer-close-hint")}</p>
      <PhonesThatHold competition={kit.value.competition.id} />
      <NameList title={t("organizer-who-disputed")} people={disputed} />
      <NameList title={t("organizer-close-missing")} people={missing} />
      <NameList title={t("organizer-close-begun")} people={begun} board={board} />
    </ActSheet>
  );
}
