/** The row of tools above the keypad: those that the event has, once the rules have said so. The pad never waits for it. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../../../words/words.js";
import { clockOf, withMeasured } from "../attempt/clocks.js";
import { useRule } from "../entry/useRule.js";
import { tools } from "./tools.js";
import "./tools.css";

export function Tools({ terms, ...rest }) {
  const [used, use] = useState(null);
  const { edition, event, unofficial } = terms;
  const { value: rules } = useRule({ call: "event.rules", edition, event, unofficial });
  const attempt = { round: terms.round, person: rest.around?.person, slot: rest.around?.slot };
  const inspection = clockOf("inspection", attempt);
  const stopwatch = clockOf("stopwatch", attempt);
  const here = rules ? tools.filter(({ fits }) => fits(rules, terms, rest.around)) : [];
  const open = here.find(({ id, runs }) => id === used || runs?.(attempt));
  const own = { ...rest, terms, rules, attempt };
  const marked = here.filter(({ marks }) => marks?.(rest.entry));
  const buttons = here.filter((tool) => !tool.inMark || !marked.includes(tool));

  useEffect(() => {
    if (inspection || stopwatch)
      rest.onEntry((entry) => withMeasured(entry, { inspection, stopwatch }));
  }, [inspection, stopwatch]);

  if (tools.length === 0) return null;
  return (
    <>
      {marked.map(({ id, Mark }) => (
        <Mark key={id} {...own} onOpen={() => use(id)} />
      ))}
      <div class="tools">
        {buttons.map(({ id, word, count }) => (
          <button
            key={id}
            type="button"
            class="tool"
            data-testid={`tool-${id}`}
            onClick={() => use(id)}
          >
            {t(word)} <Count of={count?.(rest.entry, terms)} />
          </button>
        ))}
        {open && <open.Part {...own} onClose={() => use(null)} />}
      </div>
    </>
  );
}

function Count({ of }) {
  return of > 0 && <span class="tool-count digits">{of}</span>;
}
