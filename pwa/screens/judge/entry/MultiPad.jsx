/** Multi-blind: cubes solved, cubes attempted and the time, one number after the other. */
import { useState } from "preact/hooks";
import { useTyping } from "../../../app/useTyping.js";
import {
  afterMulti,
  blankMulti,
  fields,
  filled,
  shownField,
} from "../../../parts/result-field/multi.js";
import { rulesHost } from "../../../rules/client.js";
import { t } from "../../../words/words.js";
import { Tools } from "../tools/Tools.jsx";
import { multiBody, questionOf, valueBody } from "./entry.js";
import { Face, resultLine } from "./Face.jsx";
import { Pad } from "./Pad.jsx";
import { useDoubts } from "./useDoubts.js";
import { useRule } from "./useRule.js";

export function MultiPad({ terms, around, notes, onSave, ...rest }) {
  const [entry, setEntry] = useState(blankMulti);
  const { ruling, active } = entry;
  const ready = Boolean(ruling) || filled(entry);
  const body = ruling ? valueBody(entry) : multiBody(numbersOf(entry));
  const { value: result, code } = useRule(ready && questionOf(terms, body));

  const doubts = useDoubts(terms, around, ruling ? body.value : result?.value);

  useTyping(entry !== blankMulti);

  return (
    <Pad
      {...rest}
      onKey={(key) => setEntry((now) => afterMulti(now, key))}
      ready={ready && code !== "bad-argument"}
      warnings={
        code === "bad-argument" ? [...notes, t("judge-multi-impossible")] : [...notes, ...doubts]
      }
      rulings={[
        { key: "dnf", label: "DNF", pressed: ruling === "dnf", testid: "key-dnf" },
        { key: "dns", label: "DNS", pressed: ruling === "dns", testid: "key-dns" },
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
