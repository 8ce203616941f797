/** A modal sheet: rises from the bottom on a phone, stands in the middle on a wide screen; Esc closes it. `data-cursor` marks the field to type in. */
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../words/words.js";
import { Button } from "./Button.jsx";
import { hasKeyboard } from "./hasKeyboard.js";
import "./sheet.css";

export function Sheet({ open, title, onClose, children, actions }) {
  const dialog = useRef(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && !element.open) {
      element.showModal();
      if (hasKeyboard) element.querySelector("[data-cursor]")?.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);

  const closeFromOutside = (event) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog element answers Esc by itself
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={heading}
      onCancel={onClose}
      onClose={() => open && onClose()}
      onClick={closeFromOutside}
    >
      {open && (
        <div class="sheet-body">
          <div class="sheet-head">
            <h2 id={heading}>{title}</h2>
            <Button tone="quiet" onClick={onClose}>
              {t("app-close")}
            </Button>
          </div>
          <div class="sheet-content">{children}</div>
          {actions && <div class="sheet-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
