/** The frame of a screen: a way back, a title with a line under it, the content in a measured column (`wide`: a whole page). */
import { useEffect } from "preact/hooks";
import "./page.css";

/** What the browser calls the tab. */
const named = (title) => `${title} · Matside`;

export function Page({ title, lead, back, actions, wide = false, className = "", children }) {
  useEffect(() => {
    document.title = named(title);
  }, [title]);
  return (
    <div class={`page ${wide ? "page-wide" : ""} ${className}`.trim()}>
      {back && (
        <a class="page-back" href={back.href}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M10 3L5 8l5 5" />
          </svg>
          {back.label}
        </a>
      )}
      <header class="page-head">
        <div class="page-title">
          <h1>{title}</h1>
          {lead && <p class="soft">{lead}</p>}
        </div>
        {actions && <div class="page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
