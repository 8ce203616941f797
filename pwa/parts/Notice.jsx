/** A message in the page: what happened, that nothing was lost, what to do. `tone`: info, go, wait or stop. */
import { shapes } from "./marks.jsx";
import "./notice.css";

const shapeOf = { info: "not-open", go: "accepted", wait: "late", stop: "refused" };

export function Notice({ tone = "info", title, action, children, ...rest }) {
  return (
    <div class={`notice notice-${tone}`} role={tone === "stop" ? "alert" : "status"} {...rest}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {shapes[shapeOf[tone]]}
      </svg>
      <div class="notice-words">
        {title && <p class="notice-title">{title}</p>}
        {children && <div>{children}</div>}
        {action}
      </div>
    </div>
  );
}
