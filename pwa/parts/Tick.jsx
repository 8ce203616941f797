/** A large row to tick: a sentence that somebody can see to be true. Further props go to the box itself. */
import "./tick.css";

export function Tick({ checked, onTick, children, ...rest }) {
  return (
    <label class="tick-box">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onTick(event.currentTarget.checked)}
        {...rest}
      />
      <span>{children}</span>
    </label>
  );
}
