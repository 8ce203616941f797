/**
 * A result typed by keys, for whoever sits at a keyboard: digits from the right, `d D / #` DNF, `s S *` DNS, `+` for +2, Backspace.
 * It shows what is typed and keeps nothing: `typed` (see typed.js) comes from the owner, whose are Enter, Esc and the arrows.
 */

import { keyHandlers } from "./keys.js";
import { MultiField } from "./MultiField.jsx";
import { after, shownTyped } from "./typed.js";
import "./result-field.css";

/**
 * @param {{result: 'time'|'moves'|'multi', typed: object, label: string, onTyped: (after: (typed: object) => object) => void,
 *   onEnter?: () => void, onLeave?: () => void, onMove?: (step: 1|-1) => void, inputRef?: object, testId?: string}} props
 *   `onTyped` gets what a state setter takes: a function from the state before to the one after;
 *   `label` names the field for those who do not see where it stands; `inputRef` is where the cursor goes
 */
export function ResultField(props) {
  return props.result === "multi" ? <MultiField {...props} /> : <SingleField {...props} />;
}

function SingleField({ result, typed, label, onTyped, inputRef, testId, ...owner }) {
  const { onEnter, onLeave, onMove, ...rest } = owner;
  const shown = shownTyped(result, typed);
  const onKey = (key) => onTyped((now) => after(result, now, key));
  return (
    <input
      ref={inputRef}
      class="field-control result-field digits"
      type="text"
      inputMode="tel"
      autoComplete="off"
      spellcheck={false}
      aria-label={label}
      data-testid={testId}
      data-ruling={typed.ruling ?? undefined}
      value={shown}
      {...rest}
      {...keyHandlers({ shown, onKey, onEnter, onLeave, onMove })}
    />
  );
}
