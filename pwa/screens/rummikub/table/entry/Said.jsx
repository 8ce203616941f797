/** What the rules say of a game as it stands: what cannot be, what is still to enter, the check, and what is worth knowing. */
import { Notice } from "../../../../parts/Notice.jsx";
import { t } from "../../../../words/words.js";
import { Check, NoRules } from "./Check.jsx";
import { leaversOf } from "./steps.js";
import { errorWords, missingWords, warningWords } from "./told.js";

/** The check itself says that of an absence. */
const SAID_BY_THE_CHECK = ["absent", "void"];

export function Said({ table, draft, answer, told }) {
  const { nameOf, columns } = table;
  const { wrong, missing } = told;
  const warnings = [
    ...leaversOf(draft, columns),
    ...told.warnings.filter(({ code }) => !SAID_BY_THE_CHECK.includes(code)),
  ];
  const tie = missing.filter(({ field }) => field !== "sum");
  return (
    <div class="entry-said" aria-live="polite" data-testid="said">
      {wrong.length > 0 && (
        <Notice tone="stop" title={t("rummikub-table-wrong")} data-testid="wrong">
          <ul>
            {wrong.map((one) => (
              <li key={`${one.code}${one.people}`} data-code={one.code}>
                {errorWords(one, nameOf)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {wrong.length === 0 &&
        missingWords(tie, nameOf).map((words) => (
          <Notice key={words} tone="wait" title={words} data-testid="tie" />
        ))}
      {wrong.length === 0 && tie.length === 0 && missing.length > 0 && (
        <p class="soft" data-testid="missing">
          {missingWords(missing, nameOf).join(" ")}
        </p>
      )}
      {answer.code === "rules-unavailable" && <NoRules />}
      {answer.value && wrong.length === 0 && <Check value={answer.value} nameOf={nameOf} />}
      {warnings.map((one) => (
        <p key={`${one.code}${one.people}`} class="entry-warning" data-warning={one.code}>
          {warningWords(one, nameOf)}
        </p>
      ))}
    </div>
  );
}
