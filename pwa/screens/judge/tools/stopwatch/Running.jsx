/** The running stopwatch over the card, where no attempt under way shows it. */
import { Dark } from "../../../../parts/clock/Dark.jsx";
import { t } from "../../../../words/words.js";
import { Face } from "./Face.jsx";
import { stop } from "./stop.js";

export function Running({ attempt, clock, onStopped, onLeave, onDiscard }) {
  return (
    <Dark
      title={t("clock-stopwatch")}
      lead={t("judge-attempt-numbered", { slot: attempt.slot })}
      testid="stopwatch"
      action={{
        label: t("clock-stop"),
        act: () => {
          stop(attempt);
          onStopped();
        },
        testid: "stopwatch-stop",
      }}
      others={[
        { label: t("clock-keep-running"), act: onLeave, testid: "stopwatch-leave" },
        { label: t("clock-discard"), act: onDiscard, testid: "stopwatch-discard" },
      ]}
      onEscape={onLeave}
    >
      <Face clock={clock} />
    </Dark>
  );
}
