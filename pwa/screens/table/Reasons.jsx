/** Why a signed or disputed attempt is changed, or a card taken off. */
import { t } from "../../words/words.js";
import ReasonSheet from "../judge/ReasonSheet.jsx";

const usual = {
  change: ["judge-reason-read", "judge-reason-typing", "judge-reason-penalty"],
  off: ["judge-reason-card", "judge-reason-attempt", "judge-reason-typing"],
};

/** @param {{asked: 'change'|'off'|null}} props */
export function Reasons({ asked, onChange, onOff, onClose }) {
  return (
    <>
      <ReasonSheet
        open={asked === "change"}
        title={t("judge-reason-title")}
        means={t("judge-reason-means")}
        usual={usual.change}
        action={t("table-save")}
        onReason={onChange}
        onClose={onClose}
      />
      <ReasonSheet
        open={asked === "off"}
        title={t("table-off-title")}
        means={t("table-off-means")}
        usual={usual.off}
        action={t("judge-wrong-take-off")}
        onReason={onOff}
        onClose={onClose}
      />
    </>
  );
}
