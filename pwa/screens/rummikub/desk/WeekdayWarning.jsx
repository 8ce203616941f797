/** Says that a date is another weekday than was announced, before people come on the wrong day. */
import { Notice } from "../../../parts/Notice.jsx";
import { language, t } from "../../../words/words.js";
import { dates } from "../../public/overview.js";
import { weekdayName, wrongWeekday } from "./weekday.js";

export function WeekdayWarning({ date, weekday }) {
  const real = wrongWeekday({ date, weekday });
  if (!real) return null;
  const name = (one) => weekdayName(one, language.value);
  return (
    <Notice tone="wait" title={t("rummikub-desk-weekday-wrong")} data-testid="weekday-wrong">
      {t("rummikub-desk-weekday-is", {
        date: dates(date, date, language.value),
        real: name(real),
        announced: name(weekday),
      })}
    </Notice>
  );
}
