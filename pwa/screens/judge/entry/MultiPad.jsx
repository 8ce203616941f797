/** Multi-blind: cubes solved, cubes attempted and the time, one number after the other. */
import { useState } from "preact/hooks";
import { useTyping } from "../../../app/useTyping.js";
import { rulingOf } from "../../../parts/result-field/codes.js";
import {
  afterMulti,
  blankMulti,
  fields,
  filled,
  pastTold,
  shownField,
  withTold,
} from "../../../parts/result-field/multi.js";
import { rowsOf } from "../../../parts/result-field/rows.js";
import { rulesHost } from "../../../rules/client.js";
import { t } from "../../../words/words.js";
import { NeedsSpace } from "../needs/NeedsSpace.jsx";
import { Tools } from "../tools/Tools.jsx";
import { multiBody, questionOf, ruledBody } from "./entry.js";
import { Face, resultLine } from "./Face.jsx";
import { Pad } from "./Pad.jsx";
import { useDoubts } from "./useDoubts.js";
import { useRule } from "./useRule.js";
import { useTold } from "./useTold.js";

export default function MultiPad({ terms, around, notes, begun, onSave, ...rest }) {
  const [typed, setEntry] = useState(blankMulti);
  const told = useTold(terms, around)?.attempted;
  const entry = withTold(typed, begun || typed !== blankMulti ? told : null); // sealed until then (H1a2)
  const { active, penalties: codes } = entry;
  const rows = rowsOf(terms);
  const whole = filled(entry);
  const ruling = entry.ruling ?? (whole ? null : rulingOf(codes, rows));
  const ready = Boolean(ruling) || whole;
  const body = ruling ? ruledBody(entry, rows) : multiBody(numbersOf(entry));
  const { value: result, code } = useRule(ready && questionOf(terms, body));

  const doubts = useDoubts(terms, around, body.value ?? result?.value);

  const differs = ready && !ruling && told && Number(entry.attempted) !== told;
  const heard = differs
    ? [...notes, t("judge-told-differs", { told, typed: Number(entry.attempted) })]
    : notes;

  useTyping(typed !== blankMulti);

  return (
    <Pad
      {...rest}
      above={<NeedsSpace terms={terms} around={around} />}
      onKey={(key) =>
        setEntry((now) => (told ? pastTold(now, afterMulti(now, key)) : afterMulti(now, key)))
      }
      ready={ready && code !== "bad-argument"}
      warnings={
        code === "bad-argument" ? [...heard, t("judge-multi-impossible")] : [...heard, ...doubts]
      }
      rulings={[
        { key: "dnf", label: "DNF", pressed: entry.ruling === "dnf", testid: "key-dnf" },
        { key: "dns", label: "DNS", pressed: entry.ruling === "dns", testid: "key-dns" },
      ]}
      before={
        <div class="multi">
          {fields.map((field) => (
            <button
              key={field}
              type="button"
              class="multi-field"
              data-testid={`multi-${field}`}
              aria-pressed={!ruling && active === field}
              onClick={() => setEntry({ ...typed, active: field, ruling: null })}
            >
              <span>{t(`judge-multi-${field}`)}</span>
              <span class="digits">{shownField(field, entry[field])}</span>
            </button>
          ))}
        </div>
      }
      tools={
        <Tools
          terms={terms}
          around={around}
          entry={typed}
          result={result}
          onEntry={setEntry}
          onStart={rest.onStart}
        />
      }
      face={
        <Face
          label={t("judge-result")}
          reading={ruling ? ruling.toUpperCase() : (result?.text ?? "–")}
          dim={!ready}
          result={resultLine({
            hint: !ready && "judge-type-multi",
            shown: result?.text,
            result,
            codes,
            code,
            host: rulesHost.value,
          })}
        />
      }
      onSave={() => onSave(body)}
    />
  );
}

function numbersOf({ attempted, solved, time, penalties }) {
  return { attempted: Number(attempted), solved: Number(solved), digits: time, penalties };
}
