/** The sheet of penalties over the pad: the result as it changes, and every code that the event can meet, by phase. */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Field } from "../../../../parts/Field.jsx";
import IncidentSheet from "../../../../parts/incident/IncidentSheet.jsx";
import { consequenceOf } from "../../../../parts/penalty/costs.js";
import { sentenceOf } from "../../../../parts/penalty/sentence.js";
import { codesOf, counted, toggled } from "../../../../parts/result-field/codes.js";
import { rowsOf } from "../../../../parts/result-field/rows.js";
import { Sheet } from "../../../../parts/Sheet.jsx";
import { t } from "../../../../words/words.js";
import { Phase } from "./Phase.jsx";
import { Standing } from "./Standing.jsx";
import { found, phasesOf } from "./sheet.js";
import "./penalties.css";

export default function Penalties({ terms, rules, around, entry, result, onEntry, onClose }) {
  const [query, setQuery] = useState("");
  const [reported, report] = useState(null); // the row that others are told of
  const rows = rowsOf(terms);
  const many = rules.metric === "multi";
  const codes = many ? entry.penalties : codesOf(entry, rows);
  const shown = rows && found(rows, query, (row) => `${sentenceOf(row.key)} ${consequenceOf(row)}`);

  return (
    <Sheet open title={t("penalty-title")} onClose={onClose}>
      <div class="penalties">
        <Standing terms={terms} codes={codes} result={result} />
        <Field
          label={t("penalty-search")}
          type="search"
          autoComplete="off"
          data-testid="penalty-search"
          value={query}
          onKeyDown={({ key }) => key === "Escape" && onClose()} // it would only empty the field
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        {!rows && <p class="soft">{t("penalty-no-rules")}</p>}
        {shown && shown.length === 0 && <p class="soft">{t("penalty-none-found")}</p>}
        {shown &&
          phasesOf(shown).map((phase) => (
            <Phase
              key={phase.phase}
              {...phase}
              metric={rules.metric}
              codes={codes}
              onToggle={(code) => onEntry((now) => toggled(now, code, many ? [] : rows))}
              onReport={around?.person && report}
              onCount={(code, step) => onEntry((now) => counted(now, code, step))}
            />
          ))}
        <div class="penalties-done">
          <Button tone="go" wide data-testid="penalty-done" onClick={onClose}>
            {t("penalty-done")}
          </Button>
        </div>
      </div>
      {reported && (
        <IncidentSheet
          round={around.round}
          person={around.person}
          slot={around.slot}
          regulation={reported.code}
          kind={reported.key}
          onClose={() => report(null)}
        />
      )}
    </Sheet>
  );
}
