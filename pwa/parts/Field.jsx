/** A labelled input, select (`as="select"` with options as children) or textarea, with hint and error in words. */
import { useId } from "preact/hooks";
import "./field.css";

export function Field({
  label,
  hint,
  error,
  as: Control = "input",
  className = "",
  children,
  ...rest
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div class={`field ${error ? "field-wrong" : ""} ${className}`.trim()}>
      <label for={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} class="field-hint">
          {hint}
        </p>
      )}
      <Control
        id={id}
        class="field-control"
        aria-invalid={error ? "true" : undefined}
        aria-describedby={described || undefined}
        {...rest}
      >
        {children}
      </Control>
      {error && (
        <p id={`${id}-error`} class="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
