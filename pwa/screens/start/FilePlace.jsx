/** Where the competition's file is dropped or chosen; it is read on this device only. */
import { useRef, useState } from "preact/hooks";
import { t } from "../../words/words.js";
import { readWcif } from "./wcif-summary.js";

export function FilePlace({ chosen, onRead, onTrouble }) {
  const input = useRef(null);
  const [over, setOver] = useState(false);

  async function read(file) {
    if (!file) return;
    try {
      onRead(readWcif(await file.text()));
    } catch (error) {
      onTrouble(error);
    }
    input.current.value = ""; // so that the same file, mended, can be chosen again
  }

  return (
    <fieldset
      aria-labelledby="file-title"
      class={`file-place ${over ? "file-over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        read(event.dataTransfer.files[0]);
      }}
    >
      <p class="file-title" id="file-title">
        {chosen ?? t("start-file")}
      </p>
      <p class="soft small">{t("start-file-hint")}</p>
      <label class="button button-plain">
        <input
          ref={input}
          class="hidden-words"
          type="file"
          accept=".json,application/json"
          data-testid="start-file"
          onChange={(event) => read(event.currentTarget.files[0])}
        />
        {chosen ? t("start-file-other") : t("start-file-choose")}
      </label>
    </fieldset>
  );
}
