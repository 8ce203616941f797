/** What was changed on the day, for everybody who opens the event: the two latest in full, those before folded. */

import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { clockTime } from "../../../words/moments.js";
import { language, t } from "../../../words/words.js";
import { linesOf } from "./changes.js";
import "../../../parts/fold.css";
import { changeWords } from "./changeWords.js";

const SHOWN = 2;

/**
 * @param {{changes: {op: string, at: string|null, reason: string|null, was: object, now: object}[], of?: {name: string, href: string, testid: string}}} props
 *   `changes` oldest first, as the fold has them; `of`: the event, where it is not the page's own
 */
export function Changes({ changes, of = null }) {
  const told = changes.filter((change) => linesOf(change).length > 0).toReversed();
  if (!told.length) return null;
  const [latest, before] = [told.slice(0, SHOWN), told.slice(SHOWN)];
  return (
    <Notice
      tone="wait"
      title={of ? t("rummikub-desk-changed-of", { name: of.name }) : t("rummikub-desk-changed")}
      data-testid={of?.testid ?? "changes"}
      action={
        of && <Button href={of.href}>{t("rummikub-desk-to-event", { name: of.name })}</Button>
      }
    >
      {latest.map((change) => (
        <Change key={change.op} change={change} />
      ))}
      {before.length > 0 && (
        <details class="fold rummikub-before">
          <summary>{t("rummikub-desk-changed-before", { count: before.length })}</summary>
          {before.map((change) => (
            <Change key={change.op} change={change} />
          ))}
        </details>
      )}
    </Notice>
  );
}

function Change({ change }) {
  const { at, reason } = change;
  return (
    <div class="rummikub-change">
      <ul>
        {linesOf(change).map((line) => {
          const { label, was, now } = changeWords(line);
          return (
            <li key={`${line.what} ${line.of} ${line.round} ${line.stage}`}>
              {t("rummikub-desk-changed-line", { label, was, now })}
            </li>
          );
        })}
      </ul>
      <p class="soft small">
        {[at && clockTime(at, language.value), reason && t("rummikub-desk-changed-why", { reason })]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </div>
  );
}
