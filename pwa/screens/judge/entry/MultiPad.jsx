/** Multi-blind: cubes solved, cubes attempted and the time, one number after the other. */
import { useState } from "preact/hooks";
import { useTyping } from "../../../app/useTyping.js";
import { rulingOf } from "../../../parts/result-field/codes.js";
import {
  afterMulti,
  blankMulti,
  fields,
  filled,
  shownField,
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

export function MultiPad({ terms, around, notes, onSave, ...rest }) {
  const [entry, setEntry] = useState(blankMulti);
  const { active, penalties: codes } = entry;
  const rows = rowsOf(terms);
  const whole = filled(entry);
  const ruling = entry.ruling ?? (whole ? null : rulingOf(codes, rows));
  const ready = Boolean(ruling) || whole;
  const body = ruling ? ruledBody(entry, rows) : multiBody(numbersOf(entry));
  const { value: result, code } = useRule(ready && questionOf(terms, body));

  const doubts = useDoubts(terms, around, body.value ?? result?.value);

  useTyping(entry !== blankMulti);

  return (
    <Pad
      {...rest}
      above={<NeedsSpace terms={terms} around={around} />}
      onKey={(key) => setEntry((now) => afterMulti(now, key))}
      ready={ready && code !== "bad-argument"}
      warnings={
        code === "bad-argument" ? [...notes, t("judge-multi-impossible")] : [...notes, ...doubts]
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
              onClick={() => setEntry({ ...entry, active: field, ruling: null })}
            >
              <span>{t(`judge-multi-${field}`)}</span>
              <span class="digits">{shownField(field, entry[field])}</span>
            </button>
          ))}
        </div>
      }
      tools={
        <Tools terms={terms} around={around} entry={entry} result={result} onEntry={setEntry} />
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
