/** The dark frame of a running clock beside a competitor: the screen stays on, Esc leaves, Enter does what the large button does. */
import { useEffect, useId, useRef } from "preact/hooks";
import { useTyping } from "../../app/useTyping.js";
import { useAwake } from "../useAwake.js";
import "./clock.css";

export function Dark({ title, lead, action, others, testid, onEscape, children }) {
  const dialog = useRef(null);
  const heading = useId();
  useAwake();
  useTyping(true);

  useEffect(() => {
    dialog.current.showModal();
    dialog.current.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      class="dark-clock"
      tabIndex={-1}
      data-testid={testid}
      aria-labelledby={heading}
      onKeyDown={(event) => {
        const fresh = event.key === "Enter" && event.target === dialog.current && !event.repeat;
        if (fresh) action.act();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
    >
      <div class="dark-clock-body">
        <header>
          <h2 id={heading}>{title}</h2>
          {lead && <p>{lead}</p>}
        </header>
        <div class="dark-clock-face">{children}</div>
        <div class="dark-clock-acts">
          <button
            type="button"
            class="dark-clock-main"
            data-testid={action.testid}
            onClick={action.act}
          >
            {action.label}
          </button>
          {others.map(({ label, act, testid: id }) => (
            <button key={id} type="button" class="dark-clock-other" data-testid={id} onClick={act}>
              {label}
            </button>
          ))}
        </div>
      </div>
    </dialog>
  );
}
