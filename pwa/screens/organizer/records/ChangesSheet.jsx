/** The second look at a list of records: what comes, what changes from what, what goes, before anything does. */
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { FaultNotice } from "./FaultNotice.jsx";
import { changesNothing } from "./list.js";
import { RecordLine } from "./RecordLine.jsx";

const PARTS = ["removed", "changed", "added"];
const SHOWN = 40; // of each; a list may have thousands

export function ChangesSheet({ changes, act, onClose }) {
  const nothing = changesNothing(changes);
  return (
    <ActSheet
      title={t("records-changes")}
      label={t("records-take")}
      tone={changes.removed.length ? "stop" : "go"}
      testId="confirm-records"
      act={act}
      onClose={onClose}
      renderError={(error, again) => <FaultNotice error={error} onAgain={again} />}
    >
      {nothing && <Notice title={t("records-same-list")} />}
      {PARTS.filter((part) => changes[part].length).map((part) => (
        <section key={part} class="records-part" data-testid={`records-${part}`}>
          <h3>{t(`records-part-${part}`, { count: changes[part].length })}</h3>
          <ul class="records-lines">
            {changes[part].slice(0, SHOWN).map((line) => (
              <RecordLine key={`${line.event} ${line.region} ${line.type}`} line={line} withEvent />
            ))}
          </ul>
          {changes[part].length > SHOWN && (
            <p class="soft">{t("records-more", { count: changes[part].length - SHOWN })}</p>
          )}
        </section>
      ))}
      {changes.same > 0 && <p class="soft">{t("records-part-same", { count: changes.same })}</p>}
    </ActSheet>
  );
}
