/** The dark view of an attempt whose pad has none of its own: of a match, or entered again. It closes by itself when there is a reading. */
import { Dark } from "../../../../parts/clock/Dark.jsx";
import { t } from "../../../../words/words.js";
import { AtWork } from "./AtWork.jsx";

export function Solving({ attempt, onClose }) {
  return (
    <Dark
      title={t("judge-solving")}
      lead={t("judge-attempt-numbered", { slot: attempt.slot })}
      testid="timer-solving"
      action={{ label: t("judge-enter-time"), act: onClose, testid: "enter-time" }}
      others={[]}
      onEscape={onClose}
    >
      <AtWork attempt={attempt} onTime={onClose} />
    </Dark>
  );
}
