/** What is wrong with a draw, in words, and the way to put it right. */
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { t } from "../../../words/words.js";
import { disputesOf } from "./disputes.js";
import { offOf } from "./repair.js";
import { tileWords } from "./TileSaid.jsx";

const KNOWN = ["two-in-a-seat", "too-few", "too-many", "not-in"];

export function Problems({ known, round, seating, may, show }) {
  const { who, event } = known;
  const twice = disputesOf(event, round);
  if (seating.problems.length === 0 && twice.length === 0) return null;
  const off = offOf(seating);
  const uneven = seating.problems.some(({ code }) => code === "too-few" || code === "too-many");
  return (
    <Notice tone="stop" title={t("rummikub-draw-problems")} data-testid="draw-problems">
      <ul>
        {twice.map(({ key, table, seat, person }) => (
          <li key={key} data-testid="draw-twice">
            {table === undefined
              ? t("rummikub-draw-twice-person", { name: shownName(who(person)) })
              : t("rummikub-draw-twice", { tile: tileWords({ table, seat }) })}
          </li>
        ))}
        {seating.problems.map(({ code, table, person }) => (
          <li key={`${code} ${table} ${person}`} data-code={code}>
            {t(`rummikub-draw-problem-${KNOWN.includes(code) ? code : "other"}`, {
              table: table ?? 0,
              name: person ? shownName(who(person)) : "",
            })}
          </li>
        ))}
      </ul>
      {may && uneven && off.length > 0 && seating.waiting.length === 0 && (
        <Button data-testid="even-out" onClick={() => show({ what: "gone", person: off[0] })}>
          {t("rummikub-draw-even-out")}
        </Button>
      )}
    </Notice>
  );
}
