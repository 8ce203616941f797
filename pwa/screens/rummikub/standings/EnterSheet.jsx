/** Qualified people are entered into the final, one or all, in one act. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { append } from "../../../store/outbox.js";
import { listed } from "../../../words/figures.js";
import { t } from "../../../words/words.js";
import { isGuest } from "../../side/people.js";
import { entryOf } from "./series.js";

/** @param {{final: string, rows: object[]}} props `rows` as `tables.series` has them */
export function EnterSheet({ final, rows, who, onClose }) {
  const [people] = useState(rows); // whoever is entered meanwhile leaves the page's list, not this one
  const [done, count] = useState(0);

  async function enter() {
    for (const [at, row] of people.entries()) {
      if (at < done) continue;
      await append(entryOf(final, row, isGuest));
      count(at + 1);
    }
  }

  return (
    <ActSheet
      title={t("rummikub-series-enter-title", { count: people.length })}
      label={t("rummikub-series-enter-do", { count: people.length })}
      tone="go"
      testId="confirm-enter"
      act={enter}
      onClose={onClose}
    >
      <p>{listed(people.map((row) => shownName(who(row))))}</p>
      <p class="soft">{t("rummikub-series-enter-means")}</p>
      {done > 0 && (
        <p role="status" class="digits">
          {t("rummikub-series-entered-so-far", { count: done, of: people.length })}
        </p>
      )}
    </ActSheet>
  );
}
