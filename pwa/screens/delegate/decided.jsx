/** The line that says, back on the list, what was just decided and where that word is now. */
import { signal } from "@preact/signals";
import { Notice } from "../../parts/Notice.jsx";
import { StateMark } from "../../parts/StateMark.jsx";
import { entryState } from "../../store/entries.js";
import { t } from "../../words/words.js";

/** `{op, name, slot}` of the latest decision made on this device, else null. */
export const decided = signal(null);

export function DecidedLine() {
  const last = decided.value;
  if (!last) return null;
  return (
    <Notice tone="go" title={t(last.words, last)} data-testid="decided">
      <StateMark state={entryState(last.op)} data-testid="entry-state" />
    </Notice>
  );
}
