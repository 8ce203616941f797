/** A button, or a link that looks like one. `tone`: go, stop, strong, plain or quiet. */
import "./button.css";

export function Button({ tone = "plain", wide = false, href, className = "", children, ...rest }) {
  const names = `button button-${tone}${wide ? " button-wide" : ""} ${className}`.trim();
  if (href !== undefined) {
    return (
      <a class={names} href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" class={names} {...rest}>
      {children}
    </button>
  );
}
