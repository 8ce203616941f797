/** The row of tools above the keypad: those that the event has, once the rules have said so. The pad never waits for it. */
import { useState } from "preact/hooks";
import { t } from "../../../words/words.js";
import { useRule } from "../entry/useRule.js";
import { tools } from "./tools.js";
import "./tools.css";

export function Tools({ terms, ...rest }) {
  const [used, use] = useState(null);
  const { edition, event, unofficial } = terms;
  const { value: rules } = useRule({ call: "event.rules", edition, event, unofficial });
  const here = rules ? tools.filter(({ fits }) => fits(rules, terms, rest.around)) : [];
  const Part = here.find(({ id }) => id === used)?.Part;
  if (tools.length === 0) return null;
  return (
    <div class="tools">
      {here.map(({ id, word, count }) => (
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
      {Part && <Part {...rest} terms={terms} rules={rules} onClose={() => use(null)} />}
    </div>
  );
}

function Count({ of }) {
  return of > 0 && <span class="tool-count digits">{of}</span>;
}
