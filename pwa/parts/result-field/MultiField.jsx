/**
 * A multi-blind result typed by keys: cubes solved, cubes attempted, time. Enter, or a second digit of cubes, goes on from one to
 * the next, and Enter from the last to the owner; in one that is still empty it waits, so that Enter after the second digit skips nothing.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../words/words.js";
import { keyHandlers } from "./keys.js";
import { fields, shownField } from "./multi.js";
import { after, isBlank } from "./typed.js";

export function MultiField({ typed, label, onTyped, onEnter, onLeave, onMove, inputRef, testId }) {
  const inputs = useRef({});
  const keyed = useRef(false);
  const { ruling, active } = typed;

  useLayoutEffect(() => {
    if (keyed.current) inputs.current[active].focus(); // a full number hands the cursor on
    keyed.current = false;
  }, [typed]);

  const step = (from, by, beyond) => {
    const next = inputs.current[fields[fields.indexOf(from) + by]];
    if (next && !ruling) next.focus();
    else beyond?.(by);
  };

  const enter = (field) => {
    if (ruling || isBlank(typed)) return onEnter?.();
    if (typed[field]) step(field, 1, onEnter);
  };

  return (
    <fieldset class="multi-typed">
      <legend class="hidden-words">{label}</legend>
      {fields.map((field) => {
        const shown = ruling
          ? rulingIn(field, ruling)
          : typed[field] && shownField(field, typed[field]);
        return (
          <label key={field}>
            <span>{t(`judge-multi-${field}`)}</span>
            <input
              ref={(input) => {
                inputs.current[field] = input;
                if (inputRef && field === fields[0]) inputRef.current = input;
              }}
              class="field-control result-field digits"
              type="text"
              inputMode="tel"
              autoComplete="off"
              spellcheck={false}
              data-testid={testId && `${testId}-${field}`}
              data-ruling={ruling ?? undefined}
              value={shown}
              {...keyHandlers({
                shown,
                onKey: (key) => {
                  keyed.current = true;
                  onTyped((now) => after("multi", { ...now, active: field }, key));
                },
                onEnter: () => enter(field),
                onLeave,
                onMove: (by) => step(field, by, onMove),
              })}
            />
          </label>
        );
      })}
    </fieldset>
  );
}

/** A ruling stands for the whole result: in the first of the three. */
function rulingIn(field, ruling) {
  return field === fields[0] ? ruling.toUpperCase() : "";
}
