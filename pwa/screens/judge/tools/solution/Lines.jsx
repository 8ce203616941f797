/** A field for moves that marks what is none at its place: the same text lies behind it, with the marks. */
import { useId } from "preact/hooks";
import Written from "../../../../parts/written/Written.jsx";

/** Far more than any solution or scramble has, and far less than an entry may hold. */
const most = 2000;

/** @param {{label: string, hint?: string, error?: string, errors?: object[], inputMode: 'none'|'text', fieldRef: object}} props */
export function Lines({ label, hint, error, text, errors, onText, fieldRef, ...rest }) {
  const id = useId();
  return (
    <div class="lines">
      <label for={id}>{label}</label>
      {hint && <p class="soft small">{hint}</p>}
      <div class="lines-both">
        <div class="lines-behind" aria-hidden="true">
          <Written text={`${text} `} errors={errors} />
        </div>
        <textarea
          id={id}
          ref={fieldRef}
          class="lines-field"
          rows={1}
          maxLength={most}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellcheck={false}
          aria-invalid={error || errors?.length ? "true" : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={text}
          onInput={(event) => onText(event.currentTarget.value)}
          {...rest}
        />
      </div>
      {error && (
        <p id={`${id}-error`} class="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
