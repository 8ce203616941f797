/** One version of an attempt to choose: the result as on a scorecard, by whom, on which phone, when, and its marks. */
import { roleName } from "../../parts/names.js";
import PenaltyLines from "../../parts/penalty/PenaltyLines.jsx";
import { whyOf } from "../../parts/result-field/codes.js";
import { StateMark } from "../../parts/StateMark.jsx";
import TimerLine from "../../parts/timer/TimerLine.jsx";
import { venueTime } from "../../parts/when.js";
import { kit } from "../../store/kit.js";
import { t } from "../../words/words.js";
import { Packets } from "./Packets.jsx";
import { kindWord } from "./says.js";
import { VersionValue } from "./VersionValue.jsx";
import { saidBy } from "./versions.js";

export function Version({ version, terms, stream, chosen, onChoose }) {
  const { entry, standing, inForce, confirmed, checked } = version;
  const { op, role, state } = entry;
  const seen = saidBy(op);
  return (
    <label class={`version ${chosen ? "version-chosen" : ""}`}>
      <span class="version-pick">
        <input
          type="radio"
          name="version"
          checked={chosen}
          data-testid={`keep-${op.id}`}
          onChange={onChoose}
        />
        <span>{t("delegate-keep")}</span>
      </span>
      <span class="version-value">
        <VersionValue op={op} stream={stream} />
      </span>
      {terms && <PenaltyLines codes={whyOf(seen, null)} terms={terms} />}
      {seen.timer && <TimerLine timer={seen.timer} />}
      {seen.timer && <Packets packets={seen.timer.packets} />}
      <span class="version-facts small">
        <strong>{op.by || t("delegate-by-nobody")}</strong>
        <span>
          {roleName(role)} · {deviceWord(op)}
        </span>
        <span>
          <time>{venueTime(op.at)}</time> · {kindWord(op.kind)}
        </span>
        {op.body.reason && <q>{op.body.reason}</q>}
      </span>
      <span class="version-marks">
        {standing === "proposal" && <StateMark state="proposed" />}
        {inForce && <span class="small version-force">{t("delegate-in-force")}</span>}
        {confirmed.length > 0 && <StateMark state="signed" />}
        {checked.length > 0 && (
          <span class="small">{t("delegate-checked", { who: checked[0].op.by || "" })}</span>
        )}
        {state !== "accepted" && <StateMark state={state} />}
      </span>
    </label>
  );
}

/** The phone by number, and by name where that is not its holder's. */
function deviceWord(op) {
  const name = kit.value.devices.find((one) => one.device === op.device)?.name;
  const number = t("organizer-device", { number: op.device });
  return name && name !== op.by ? `${number}, ${name}` : number;
}
