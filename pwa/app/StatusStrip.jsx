/** Whether the server can be reached and how many entries it has not got yet, in words; a tap tells more. */
import { useState } from "preact/hooks";
import { courier, syncNow } from "../courier/sync.js";
import { shapes } from "../parts/marks.jsx";
import { unsent } from "../store/outbox.js";
import { t } from "../words/words.js";
import { connectionOf } from "./connection.js";
import { StatusSheet } from "./StatusSheet.jsx";

export function StatusStrip() {
  const [open, setOpen] = useState(false);
  const connection = connectionOf(courier.value);
  const waiting = unsent.value;
  return (
    <div class="strip">
      <button type="button" class="header-button strip-state" onClick={() => setOpen(true)}>
        <span class={`strip-part ${connection === "connected" ? "strip-go" : ""}`}>
          <Dot kind={connection === "connected" ? "open-dot" : "saved"} />
          <span data-testid="connection" data-connection={connection}>
            {t(`app-connection-${connection}`)}
          </span>
        </span>
        <span class={`strip-part ${waiting ? "strip-wait" : ""}`}>
          <Dot kind={waiting ? "sent" : "accepted"} />
          <span data-testid="unsent" data-count={waiting} role="status">
            {t("app-unsent", { count: waiting })}
          </span>
        </span>
      </button>
      <button
        type="button"
        class="header-button"
        data-testid="sync-now"
        aria-busy={courier.value.busy}
        onClick={() => syncNow()}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M13.5 6A6 6 0 0 0 3 4.5L2 6M2 2.5V6h3.5M2.5 10A6 6 0 0 0 13 11.5l1-1.5M14 13.5V10h-3.5" />
        </svg>
        {t("app-sync")}
      </button>
      <StatusSheet open={open} connection={connection} onClose={() => setOpen(false)} />
    </div>
  );
}

function Dot({ kind }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      {kind === "open-dot" ? <circle cx="8" cy="8" r="5" fill="currentColor" /> : shapes[kind]}
    </svg>
  );
}
