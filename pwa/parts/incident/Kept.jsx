/** Where the report is now, and what was asked for with it. */
import { entryState } from "../../store/entries.js";
import { t } from "../../words/words.js";
import { StateMark } from "../StateMark.jsx";

export function Kept({ kept, name, counts }) {
  return (
    <div class="incident-kept" role="status">
      <p>
        <strong>{t("incident-kept", { what: name })}</strong>{" "}
        <StateMark state={entryState(kept.report)} data-testid="incident-state" />
      </p>
      {kept.extra && (
        <p>
          <strong>{t(counts ? "incident-kept-granted" : "incident-kept-asked")}</strong>{" "}
          <StateMark state={stateOfAsking(kept.extra)} data-testid="incident-extra-state" />
        </p>
      )}
      <p class="soft">{t("incident-kept-means")}</p>
    </div>
  );
}

/** Asked for, it waits as a proposal: that it came to the server is what the person wants to know here. */
function stateOfAsking(id) {
  const state = entryState(id);
  return state === "saved" || state === "sent" ? state : "accepted";
}
