/** A recording of what the timer sends, as a file: for whoever looks for a fault, for tests and for practice. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Field } from "../../../parts/Field.jsx";
import { size } from "../../../words/sizes.js";
import { t } from "../../../words/words.js";
import { canShare, download, share } from "../../phone/share.js";

const TYPE = "text/plain"; // which every phone shares

export function Capture({ bench, timer }) {
  const [note, setNote] = useState("");
  const { recording } = bench;
  const file = () => {
    const name = `${recording.name(note, new Date().toISOString())}.txt`;
    return new File([recording.text(note)], name, { type: TYPE });
  };
  return (
    <section class="bench-part">
      <h3>{t("bench-capture")}</h3>
      <p class="soft">{t("bench-capture-what")}</p>
      <Field
        label={t("bench-note")}
        hint={t("bench-note-hint")}
        value={note}
        maxLength={200}
        data-testid="bench-note"
        onInput={(event) => setNote(event.currentTarget.value)}
      />
      {recording && (
        <p data-testid="bench-recorded" data-count={recording.count}>
          {t(stateOf(recording), { count: recording.count, size: size(recording.size) })}
        </p>
      )}
      <div class="bench-acts">
        {recording?.running ? (
          <Button tone="stop" data-testid="bench-record-stop" onClick={bench.stopRecording}>
            {t("bench-record-stop")}
          </Button>
        ) : (
          <Button
            data-testid="bench-record"
            disabled={timer.link === "none"}
            onClick={bench.record}
          >
            {t(recording ? "bench-record-again" : "bench-record")}
          </Button>
        )}
        {recording?.count > 0 && !recording.running && (
          <>
            <Button tone="strong" data-testid="bench-save" onClick={() => download(file())}>
              {t("bench-save")}
            </Button>
            {canShare && <Button onClick={() => share(file())}>{t("organizer-share")}</Button>}
          </>
        )}
      </div>
    </section>
  );
}

function stateOf({ running, full }) {
  if (full) return "bench-record-full";
  return running ? "bench-record-runs" : "bench-record-done";
}
