/** The usual things to report, each a tap with its regulation's number beside it. */
import { t } from "../../words/words.js";
import { incidentName } from "./words.js";

/** @param {{kinds: {what: string, regulation: string|null}[], chosen: string|null}} props */
export function Kinds({ kinds, chosen, onChoose }) {
  return (
    <fieldset class="incident-kinds">
      <legend class="hidden-words">{t("incident-what")}</legend>
      {kinds.map(({ what, regulation }) => (
        <button
          key={what}
          type="button"
          class="incident-kind"
          data-testid={`incident-${what}`}
          aria-pressed={what === chosen}
          onClick={() => onChoose(what)}
        >
          <span>{incidentName(what)}</span>
          {regulation && <span class="incident-number digits">{regulation}</span>}
        </button>
      ))}
    </fieldset>
  );
}
