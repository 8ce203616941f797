/** The minute in which the competitor gets ready (A3b1), and the tap with which the puzzle is uncovered (A3b2). */
import { useState } from "preact/hooks";
import { CallWay } from "../../../../parts/clock/CallWay.jsx";
import { Dark } from "../../../../parts/clock/Dark.jsx";
import { now } from "../../../../parts/clock/now.js";
import { leftOf, minutesOf } from "../../../../parts/clock/shown.js";
import { useNow } from "../../../../parts/clock/useNow.js";
import { t } from "../../../../words/words.js";
import { useEffects } from "./effects.js";

const MINUTE_MS = 60_000;
const MINUTE = "A3b1";

export function GettingReady({ terms, slot, onBegin, onLeave }) {
  const [asked] = useState(now);
  const left = leftOf(MINUTE_MS, useNow() - asked);
  const forfeits = useEffects(terms)(MINUTE);

  return (
    <Dark
      title={t("clock-inspection")}
      lead={t("judge-attempt-numbered", { slot })}
      testid="inspection"
      action={{ label: t("clock-inspection-begin"), act: onBegin, testid: "inspection-begin" }}
      others={[{ label: t("clock-cancel"), act: onLeave, testid: "inspection-cancel" }]}
      onEscape={onLeave}
    >
      <p class="dark-clock-word">{t("clock-ready")}</p>
      <p class="dark-clock-note" role="timer" data-testid="ready-left">
        {left
          ? t("clock-ready-left", { time: minutesOf(left) })
          : t("clock-ready-over", { code: MINUTE })}
      </p>
      {!left && forfeits && (
        <p class="dark-clock-note">
          {t("clock-ready-forfeit", { code: forfeits.code, effect: forfeits.effect })}
        </p>
      )}
      <CallWay />
    </Dark>
  );
}
