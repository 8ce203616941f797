/** An empty list that says why it is empty (`title`), how to fill it (children) and offers the way (`action`). */
import "./empty-list.css";

export function EmptyList({ title, action, children, ...rest }) {
  return (
    <div class="empty-list" {...rest}>
      <svg viewBox="0 0 64 32" aria-hidden="true">
        <rect x="1" y="1" width="62" height="30" rx="8" />
        <circle cx="15" cy="16" r="7" />
        <circle cx="49" cy="16" r="7" />
        <path d="M28 16h8" />
      </svg>
      <p class="empty-list-title">{title}</p>
      {children && <div class="soft">{children}</div>}
      {action}
    </div>
  );
}
