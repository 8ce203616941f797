/** The penalties of one phase of an attempt, and how its +2 add up. */
import { t } from "../../../../words/words.js";
import { Row } from "./Row.jsx";
import { givenAs, goesToOthers } from "./sheet.js";

export function Phase({ phase, rows, groups, metric, codes, onToggle, onCount, onReport }) {
  return (
    <section class="penalties-phase" data-phase={phase}>
      <h3>{t(`penalty-phase-${phase}`)}</h3>
      {groups.map(({ group, most }) => (
        <p key={group} class="soft small" data-most={group}>
          {mostWords(group, metric === "multi" ? "times" : most)}
        </p>
      ))}
      <ul>
        {rows.map((row) => (
          <Row
            key={row.penalty}
            row={row}
            given={givenAs(row, metric)}
            times={codes.filter((code) => code === row.penalty).length}
            onReport={onReport && goesToOthers(row) && (() => onReport(row))}
            onToggle={() => onToggle(row.penalty)}
            onCount={(step) => onCount(row.penalty, step)}
          />
        ))}
      </ul>
    </section>
  );
}

/** `most`: how many of a group's +2 count in this edition, null for all (A4e, A6i), `times` where each counts as often as it happened. */
function mostWords(group, most) {
  if (most === "times") return t("penalty-most-times");
  return most === null ? t("penalty-most-all") : t(`penalty-most-${group}`, { most });
}
