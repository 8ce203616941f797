/** What a change makes of a round's rules: the old and the new beside each other. */
import { t } from "../../../../words/words.js";
import { conditionText } from "./terms.js";
import "./history.css";

export function Changes({ changes, event }) {
  return (
    <dl class="rule-changes">
      {changes.map(({ name, from, to }) => (
        <div key={name} data-testid={`changed-${name}`}>
          <dt>{t(`history-name-${name}`)}</dt>
          <dd>
            <s class="soft">
              <span class="hidden-words">{t("history-before")} </span>
              {conditionText(name, from, event)}
            </s>{" "}
            <span aria-hidden="true">→</span>{" "}
            <strong>
              <span class="hidden-words">{t("history-after")} </span>
              {conditionText(name, to, event)}
            </strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
