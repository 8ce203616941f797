/** One of a few: large buttons side by side, the chosen one pressed. `options`: {value, label, lang?, testid?}. */
import "./choice.css";

export function Choice({ legend, value, options, onChoose }) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class={`choice-row choice-row-${options.length}`}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            class="choice-option"
            lang={option.lang}
            data-testid={option.testid}
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
