/**
 * A sheet for one act: a second look, one button, and the reason in words if it fails. A second tap while it works does nothing.
 * `act` resolves when it is done, which closes the sheet unless it answers `"stay"`; `renderError(error, again)` is for acts that need the network.
 */
import { useState } from "preact/hooks";
import { t } from "../words/words.js";
import { Button } from "./Button.jsx";
import { Notice } from "./Notice.jsx";
import { Sheet } from "./Sheet.jsx";

export function ActSheet(props) {
  const { title, label, tone = "strong", disabled = false, testId } = props;
  const { act, onClose, renderError = storageNotice, children } = props;
  const [busy, work] = useState(false);
  const [error, fail] = useState(null);

  async function run(event) {
    event?.preventDefault();
    if (busy || disabled) return;
    work(true);
    fail(null);
    try {
      if ((await act()) !== "stay") onClose();
    } catch (problem) {
      fail(problem);
    } finally {
      work(false);
    }
  }

  const button = (
    <Button tone={tone} wide disabled={disabled || busy} data-testid={testId} onClick={run}>
      {label}
    </Button>
  );
  return (
    <Sheet open title={title} onClose={onClose} actions={button}>
      {error && renderError(error, run)}
      <form onSubmit={run}>{children}</form>
    </Sheet>
  );
}

function storageNotice(error) {
  return <Notice tone="stop" title={t(`error-${error.code}`)} />;
}
