/** One penalty of the sheet: its number, what happened, what it costs and who decides; a tap puts it on, takes it off, or tells those who decide. */
import { consequenceOf, decidedBy, markOf, variantOf } from "../../../../parts/penalty/costs.js";
import { sentenceOf } from "../../../../parts/penalty/sentence.js";
import { t } from "../../../../words/words.js";

/**
 * @param {{given: 'once'|'times'|null, onReport?: () => void}} props `given`: how, see sheet.js; null for what does not change the
 *   attempt. `onReport` for what others decide
 */
export function Row({ row, given, times, onToggle, onCount, onReport }) {
  const { penalty, effect } = row;
  return (
    <li
      class={`penalty-row ${given ? "" : "penalty-told"} ${times ? "penalty-on" : ""}`}
      data-penalty={penalty}
      data-effect={effect}
      data-on={times}
    >
      {given === "once" ? (
        <button type="button" class="penalty-what" aria-pressed={times > 0} onClick={onToggle}>
          <What row={row} on={times > 0} />
        </button>
      ) : (
        <div class="penalty-what">
          <What row={row} on={times > 0} />
        </div>
      )}
      {onReport && (
        <button
          type="button"
          class="penalty-report"
          data-testid="penalty-report"
          onClick={onReport}
        >
          {t("judge-tool-report")} <span class="hidden-words">{row.code}</span>
        </button>
      )}
      {given === "times" && <Count number={row.code} times={times} onCount={onCount} />}
    </li>
  );
}

function What({ row, on }) {
  const mark = markOf(row);
  const consequence = consequenceOf(row);
  const aside = [variantOf(row), decidedBy(row)].filter(Boolean).join(" · ");
  return (
    <>
      <span class="penalty-code digits">
        {row.code}
        {on && (
          <svg class="penalty-tick" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2.5 8.5l3.5 3.5 7.5-8" />
          </svg>
        )}
      </span>
      <span class="penalty-words">
        <span>{sentenceOf(row.key)}</span>
        {consequence && <strong class="penalty-consequence">{consequence}</strong>}
        {aside && <span class="soft small">{aside}</span>}
      </span>
      {mark && <strong class="penalty-cost digits">{mark}</strong>}
    </>
  );
}

function Count({ number, times, onCount }) {
  return (
    <span class="penalty-count">
      <button
        type="button"
        aria-label={t("penalty-less", { number })}
        data-testid="penalty-less"
        disabled={times === 0}
        onClick={() => onCount(-1)}
      >
        −
      </button>
      <output class="digits" data-testid="penalty-times">
        {times}
      </output>
      <button
        type="button"
        aria-label={t("penalty-more", { number })}
        data-testid="penalty-more"
        onClick={() => onCount(1)}
      >
        +
      </button>
    </span>
  );
}
