/** What the rules say of a game as it stands: what cannot be, what is still to enter, the check, and what is worth knowing. */
import { shapes } from "../../../../parts/marks.jsx";
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
  const quiet = wrong.length > 0;
  return (
    <div class="entry-said" aria-live="polite" data-testid="said">
      {wrong.length > 0 && (
        <div class="said said-wrong" data-testid="wrong">
          <Shape name="refused" />
          <ul>
            {wrong.map((one) => (
              <li key={`${one.code}${one.people}`} data-code={one.code}>
                {errorWords(one, nameOf)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!quiet &&
        missingWords(tie, nameOf).map((words) => (
          <p key={words} class="said said-wait" data-testid="tie">
            <Shape name="asked" />
            {words}
          </p>
        ))}
      {!quiet && tie.length === 0 && missing.length > 0 && (
        <p class="said" data-testid="missing">
          <Shape name="empty" />
          {missingWords(missing, nameOf).join(" ")}
        </p>
      )}
      {answer.code === "rules-unavailable" && <NoRules />}
      {!quiet && answer.value && <Check value={answer.value} nameOf={nameOf} />}
      {warnings.map((one) => (
        <p
          key={`${one.code}${one.people}`}
          class="said said-wait"
          data-testid={`warning-${one.code}`}
        >
          <Shape name="late" />
          {warningWords(one, nameOf)}
        </p>
      ))}
    </div>
  );
}

function Shape({ name }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
