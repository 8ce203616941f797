/** What the regulations say against a plan, in words with its numbers; what people may know better has a box to answer for. */
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";

export function PlanWarnings({ found, rounds, accepted, onAccept }) {
  if (!found) return null;
  return (
    <>
      {found.forbidden.map(({ code, round }) => (
        <Notice
          key={`${code} ${round}`}
          tone="stop"
          title={t("plan-forbidden", { code, number: round })}
          data-testid={`plan-forbidden-${code}`}
        />
      ))}
      {found.asked.map((fault) => (
        <Notice key={fault.code} tone="wait" title={wordsOf(fault, found, rounds)}>
          <label class="tick">
            <input
              type="checkbox"
              checked={accepted.includes(fault.code)}
              data-testid={`accept-${fault.code}`}
              onChange={() => onAccept(fault.code)}
            />
            <span>{t("most" in fault ? "plan-accept-number" : "plan-accept-podium")}</span>
          </label>
        </Notice>
      ))}
    </>
  );
}

function wordsOf({ code, round, most }, { peopleIn }, rounds) {
  if (most === undefined) return t("plan-late", { code });
  const count = peopleIn(rounds[round - 1]);
  return t("plan-too-many", { code, number: round, count, most, planned: rounds.length });
}
