/** What the edition would have otherwise, each with its regulation: a warning, never a wall. */
import { Notice } from "../../../../parts/Notice.jsx";
import { eventName, formatName } from "../../../../parts/names.js";
import { kit } from "../../../../store/kit.js";
import { listed } from "../../../../words/figures.js";
import { t } from "../../../../words/words.js";
import { useRule } from "../../../judge/entry/useRule.js";
import { registeredFor } from "../opening.js";
import { questions, warningsOf } from "./warnings.js";

/** @returns {object[]} as of warnings.js, growing as the rules answer */
export function useWarnings(round, draft) {
  const registered = registeredFor(kit.value, round.event).length;
  const asked = questions(kit.value, round, draft.people.length, registered);
  const replies = {
    rules: useRule(asked.rules).value,
    here: useRule(asked.here).value,
    whole: useRule(asked.whole).value,
    plan: useRule(asked.plan).value,
  };
  return draft.people.length ? warningsOf(kit.value, round, draft, replies) : [];
}

export function Warnings({ round, warnings }) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="wait" title={t("opening-warnings")}>
      <ul class="opening-warnings">
        {warnings.map(({ id, code, args }) => (
          <li key={id} data-testid={`warning-${code}`}>
            {t(`opening-warn-${id}`, worded(round, args))} ({code})
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function worded(round, { format, list, ...args } = {}) {
  if (!format) return args;
  return {
    event: eventName(round.event),
    format: formatName(format),
    list: listed(list.map(formatName)),
  };
}
