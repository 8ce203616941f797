/** One version of an attempt to choose: the result as on a scorecard, by whom, on which phone, when, and its marks. */
import { roleName } from "../../parts/names.js";
import { StateMark } from "../../parts/StateMark.jsx";
import { kit } from "../../store/kit.js";
import { language, t } from "../../words/words.js";
import { clockTime } from "../organizer/devices/ago.js";
import { penaltyWord } from "./penalties.js";
import { kindWord } from "./SetAsideRow.jsx";
import { VersionValue } from "./VersionValue.jsx";
import { saidBy } from "./versions.js";

const MARKS = { candidate: "disputed", proposal: "proposed" };

export function Version({ version, stream, chosen, onChoose }) {
  const { entry, standing, confirmed, checked } = version;
  const { op, role, state } = entry;
  const device = kit.value.devices.find((one) => one.device === op.device);
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
        {MARKS[standing] ? (
          <StateMark state={MARKS[standing]} />
        ) : (
          <span class="soft small">{t("delegate-in-force")}</span>
        )}
      </span>
      <span class="version-value">
        <VersionValue op={op} stream={stream} />
      </span>
      {(seen.penalties ?? []).map((code) => (
        <span key={code} class="version-penalty small">
          <span class="digits">{code}</span> {penaltyWord(code)}
        </span>
      ))}
      <dl class="version-facts small">
        <dt>{t("delegate-by")}</dt>
        <dd>{op.by || t("delegate-by-nobody")}</dd>
        <dt>{t("delegate-role")}</dt>
        <dd>{roleName(role)}</dd>
        <dt>{t("delegate-phone")}</dt>
        <dd>
          <span class="digits">{op.device}</span> {device?.name}
        </dd>
        <dt>{t("delegate-when")}</dt>
        <dd>
          <time>{clockTime(op.at, language.value)}</time>
        </dd>
        <dt>{t("delegate-kind")}</dt>
        <dd>{kindWord(op.kind)}</dd>
        {op.body.reason && (
          <>
            <dt>{t("delegate-reason")}</dt>
            <dd>{op.body.reason}</dd>
          </>
        )}
      </dl>
      <span class="version-marks">
        {confirmed.length > 0 && <StateMark state="signed" />}
        {checked.length > 0 && (
          <span class="small">{t("delegate-checked", { who: checked[0].op.by || "" })}</span>
        )}
        {state !== "accepted" && <StateMark state={state} />}
      </span>
    </label>
  );
}
