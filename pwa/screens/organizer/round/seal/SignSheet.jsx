/** The delegate signs a round off: what is still open first, then the digest of what is signed. */
import { ActSheet } from "../../../../parts/ActSheet.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { roundName } from "../../../../parts/names.js";
import { MissingSignatures } from "../../../../parts/signatures/MissingSignatures.jsx";
import { kit } from "../../../../store/kit.js";
import { append, unsent } from "../../../../store/outbox.js";
import { operations } from "../../../../store/replica.js";
import { t } from "../../../../words/words.js";
import { termsOf } from "../../../judge/terms.js";
import { seenByDevice } from "../../rounds/closing.js";
import { PhonesThatHold } from "../../rounds/PhonesThatHold.jsx";
import { Groups } from "./Groups.jsx";
import { OpenList } from "./OpenList.jsx";
import { stillOpen } from "./open.js";
import { useSeal } from "./useSeal.js";
import "./seal.css";

export function SignSheet({ round, board, onClose }) {
  const entries = operations(round.id);
  const own = useSeal(round.id, board);
  const open = stillOpen(board, entries);
  const competition = kit.value.competition.id;

  function sign() {
    const body = { digest: board.digest, seal: own.seal, seen: seenByDevice(entries) };
    return append({ stream: round.id, kind: "round.sign", subject: null, body });
  }

  return (
    <ActSheet
      title={t("sign-title", { round: roundName(round) })}
      label={open.length ? t("sign-anyway") : t("sign-act")}
      disabled={!own || own.changed.length > 0}
      testId="confirm-sign"
      act={sign}
      onClose={onClose}
    >
      {open.length === 0 && <Notice tone="go" title={t("sign-clear")} />}
      {open.length > 0 && <Notice tone="wait" title={t("sign-open")} />}
      <OpenList open={open} />
      <MissingSignatures
        titled
        round={round}
        board={board}
        terms={termsOf(round)}
        address={(person, slot) => `/c/${competition}/delegate/${round.id}/${person}/${slot}`}
      />
      {unsent.value > 0 && <Notice tone="wait" title={t("sign-unsent", { count: unsent.value })} />}
      <PhonesThatHold competition={competition} />
      {own?.changed.length > 0 && <Notice tone="stop" title={t("seal-here-changed")} />}
      <p>{t("sign-means")}</p>
      <p class="small soft">{t("seal-digest")}</p>
      <Groups digest={board.digest} />
    </ActSheet>
  );
}
