/** Where no version is right: the pad of the event, and what it says once it is filled in. */
import { textOf } from "../../parts/shown.js";
import { t } from "../../words/words.js";
import { Entry } from "../judge/entry/Entry.jsx";
import { questionOf } from "../judge/entry/entry.js";

export function AnotherResult({ terms, choice, onChoose }) {
  const open = Boolean(choice && !choice.keep && !choice.extra);
  const result = choice?.result;
  return (
    <div class={`version another ${open ? "version-chosen" : ""}`}>
      <label class="version-pick">
        <input
          type="radio"
          name="version"
          checked={open}
          data-testid="another"
          onChange={() => onChoose({ result: null })}
        />
        <span>{t("delegate-another")}</span>
      </label>
      {result && (
        <button type="button" class="another-value" onClick={() => onChoose({ result: null })}>
          <span class="version-value digits">{textOf(questionOf(terms, result)) ?? "…"}</span>
          <span class="another-change">{t("delegate-another-change")}</span>
        </button>
      )}
      {!open && <p class="soft small">{t("delegate-another-hint")}</p>}
      {open && !result && (
        <Entry
          terms={terms}
          kind="attempt.record"
          saveWord="delegate-take-result"
          onSave={async (body) => onChoose({ result: body })}
          onLeave={() => onChoose(null)}
          onMove={() => {}}
        />
      )}
    </div>
  );
}
