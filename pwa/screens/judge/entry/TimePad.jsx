/** Timed events: digits from the right, +2, DNF and DNS. */
import { shown } from "../../../parts/keypad/digits.js";
import { codesOf, plus2Code, rulingOf, toggled } from "../../../parts/result-field/codes.js";
import { rowsOf } from "../../../parts/result-field/rows.js";
import { warningsOf } from "../../../parts/warnings.js";
import { rulesHost } from "../../../rules/client.js";
import { t } from "../../../words/words.js";
import { NeedsSpace } from "../needs/NeedsSpace.jsx";
import { Tools } from "../tools/Tools.jsx";
import { questionOf, showing, timedBody } from "./entry.js";
import { Face, resultLine } from "./Face.jsx";
import { Pad } from "./Pad.jsx";
import { previousReading, rememberReading } from "./previous.js";
import { useDoubts } from "./useDoubts.js";
import { useEntry } from "./useEntry.js";
import { useRule } from "./useRule.js";

export function TimePad({ terms, around, notes, onSave, ...rest }) {
  const [entry, press, change] = useEntry();
  const { digits, ruling } = entry;
  const rows = rowsOf(terms);
  const own = plus2Code(rows); // the code of the +2 key
  const codes = codesOf(entry, rows);
  const plus2 = codesOf({ ...entry, ruling: null }, rows).includes(own);
  const ready = Boolean(ruling || digits || rulingOf(codes, rows));
  const body = timedBody(entry, rows);
  const { value: result, code } = useRule(
    ready && { ...questionOf(terms, body), ...previousReading(body) },
  );
  const limit = useRule(terms.limit_cs && showing(terms.event, terms.limit_cs)).value;

  const doubts = useDoubts(terms, around, result?.value);

  return (
    <Pad
      {...rest}
      above={<NeedsSpace terms={terms} around={around} body={body} onEntry={change} />}
      onKey={(key) => {
        if (key !== "plus2") press(key);
        else if (own) change((now) => toggled(now, own, rows));
      }}
      ready={ready}
      warnings={[...notes, ...warningsOf(result, limit?.text), ...doubts]}
      rulings={[
        { key: "plus2", label: "+2", pressed: plus2, disabled: !own, testid: "key-plus2" },
        { key: "dnf", label: "DNF", pressed: ruling === "dnf", testid: "key-dnf" },
        { key: "dns", label: "DNS", pressed: ruling === "dns", testid: "key-dns" },
      ]}
      tools={
        <Tools
          terms={terms}
          around={around}
          entry={entry}
          result={result}
          onEntry={change}
          onStart={rest.onStart}
        />
      }
      face={
        <Face
          label={t(entry.stopwatch ? "tool-stopwatch" : "judge-timer")}
          reading={
            ruling && !digits ? ruling.toUpperCase() : ruling === "dns" ? "DNS" : shown(digits)
          }
          dim={!ready}
          ruling={ruling === "dnf" && digits ? "dnf" : plus2 && ruling !== "dns" ? "plus2" : null}
          result={resultLine({
            hint: !ready && "judge-type-time",
            result,
            codes,
            code,
            host: rulesHost.value,
          })}
        />
      }
      onSave={async () => {
        await onSave(body);
        rememberReading(body);
      }}
    />
  );
}
