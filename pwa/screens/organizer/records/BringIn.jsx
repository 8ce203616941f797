/** A list of records by file or pasted: the server reads it, says what is wrong and where, or what it would change. */
import { useRef, useState } from "preact/hooks";
import { api } from "../../../courier/api.js";
import { Button } from "../../../parts/Button.jsx";
import { Field } from "../../../parts/Field.jsx";
import { t } from "../../../words/words.js";
import { ChangesSheet } from "./ChangesSheet.jsx";
import { FaultNotice } from "./FaultNotice.jsx";
import { pathOf } from "./standing.js";

const EXAMPLE = "region,event,type,value\nworld,333,single,3.05\n_Asia,333,single,3.13\n…";

export function BringIn({ id, onDone }) {
  const input = useRef(null);
  const [text, setText] = useState("");
  const [changes, show] = useState(null);
  const [error, fail] = useState(null);
  const [busy, work] = useState(false);

  async function look(list) {
    work(true);
    fail(null);
    try {
      show(await api.post(`${pathOf(id)}/look`, list));
    } catch (problem) {
      fail(problem);
    } finally {
      work(false);
    }
  }

  async function read(file) {
    if (!file) return;
    const list = await file.text();
    input.current.value = ""; // so that the same file, mended, can be chosen again
    setText(list);
    look(list);
  }

  return (
    <section class="desk-section records-in" aria-labelledby="records-in">
      <h2 id="records-in">{t("records-in")}</h2>
      <p class="soft">{t("records-in-hint")}</p>
      {error && <FaultNotice error={error} onAgain={() => look(text)} />}
      <label class="button button-plain records-file">
        <input
          ref={input}
          class="hidden-words"
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          data-testid="records-file"
          onChange={(event) => read(event.currentTarget.files[0])}
        />
        {t("records-choose")}
      </label>
      <Field
        as="textarea"
        label={t("records-paste")}
        rows={5}
        spellcheck={false}
        autoComplete="off"
        placeholder={EXAMPLE}
        class="field-control digits records-text"
        data-testid="records-text"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button
        tone="strong"
        disabled={busy || !text.trim()}
        data-testid="records-look"
        onClick={() => look(text)}
      >
        {t("records-look")}
      </Button>
      {changes && (
        <ChangesSheet
          changes={changes}
          act={() =>
            api.put(pathOf(id), text).then(() => {
              setText("");
              return onDone();
            })
          }
          onClose={() => show(null)}
        />
      )}
    </section>
  );
}
