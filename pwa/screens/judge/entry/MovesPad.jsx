/** Fewest moves: the solution as it was written, or the number of moves that the paper counts; DNF or DNS. */
import { rulingOf } from "../../../parts/result-field/codes.js";
import { rowsOf } from "../../../parts/result-field/rows.js";
import { rulesHost } from "../../../rules/client.js";
import { t } from "../../../words/words.js";
import { NeedsSpace } from "../needs/NeedsSpace.jsx";
import { Tools } from "../tools/Tools.jsx";
import { movesBody, questionOf } from "./entry.js";
import { Face, resultLine } from "./Face.jsx";
import { Pad } from "./Pad.jsx";
import { useDoubts } from "./useDoubts.js";
import { after, useEntry } from "./useEntry.js";
import { useRule } from "./useRule.js";

const mostDigits = 2;

export default function MovesPad({ terms, around, notes, onSave, ...rest }) {
  const [entry, press, change] = useEntry();
  const { digits, penalties: codes, written } = entry;
  const rows = rowsOf(terms);
  const ruling = entry.ruling ?? rulingOf(codes, rows);
  const ready = Boolean(ruling || digits || written);
  const body = movesBody(entry, rows);
  const { value: result, code } = useRule(ready && questionOf(terms, body));
  const doubts = useDoubts(terms, around, ready && (body.value ?? result?.value));
  const reading = ruling?.toUpperCase() ?? (digits || (written ? (result?.text ?? "…") : "0"));
  const full = digits.length >= mostDigits;

  return (
    <Pad
      {...rest}
      above={<NeedsSpace terms={terms} around={around} />}
      onKey={(key) => {
        if (key === "clear") change((now) => ({ ...after(now, key), draft: now.draft }));
        else if (!(full && /^\d$/.test(key))) press(key);
      }}
      ready={ready}
      warnings={[...notes, ...doubts]}
      rulings={[
        { key: "dnf", label: "DNF", pressed: entry.ruling === "dnf", testid: "key-dnf" },
        { key: "dns", label: "DNS", pressed: entry.ruling === "dns", testid: "key-dns" },
      ]}
      tools={<Tools terms={terms} around={around} entry={entry} result={result} onEntry={change} />}
      face={
        <Face
          label={t("judge-moves")}
          reading={reading}
          dim={!ready}
          result={resultLine({
            hint: !ready && "judge-type-moves",
            shown: reading,
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
