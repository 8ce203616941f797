/** The file of another device: chosen, taken in, and told for each competition what became of it. */
import { useRef, useState } from "preact/hooks";
import { syncNow } from "../../courier/sync.js";
import { Button } from "../../parts/Button.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { importFile } from "../../store/file/import.js";
import { hasWord, t } from "../../words/words.js";
import { brought } from "./brought.js";

export function Import() {
  const input = useRef(null);
  const [state, setState] = useState({ taken: null, trouble: null, busy: false });

  const take = async (file) => {
    if (!file) return;
    setState({ taken: null, trouble: null, busy: true });
    try {
      const taken = await importFile(await file.text());
      setState({ taken, trouble: null, busy: false });
      brought.value += 1;
      syncNow();
    } catch ({ code }) {
      const known = code && hasWord(`error-${code}`);
      setState({ taken: null, trouble: known ? code : "file-broken", busy: false });
    }
    input.current.value = ""; // the same file may be chosen again
  };

  return (
    <section class="phone-part">
      <h2>{t("phone-import")}</h2>
      <p class="soft">{t("phone-import-means")}</p>
      <label class="button button-plain phone-file" aria-busy={state.busy}>
        <input
          ref={input}
          class="hidden-words"
          type="file"
          accept=".json,application/json"
          data-testid="import"
          disabled={state.busy}
          onChange={(event) => take(event.currentTarget.files[0])}
        />
        {t(state.busy ? "phone-import-busy" : "phone-import-choose")}
      </label>
      {state.trouble && (
        <Notice tone="stop" title={t("phone-import-failed")} data-testid="import-failed">
          {t(`error-${state.trouble}`)}
        </Notice>
      )}
      {state.taken?.length === 0 && <Notice tone="wait" title={t("phone-import-empty")} />}
      {state.taken?.map((one) => (
        <Taken key={one.id} taken={one} />
      ))}
    </section>
  );
}

function Taken({ taken: { id, name, joined, added, unsigned, known, unreadable } }) {
  if (!joined)
    return (
      <Notice
        tone="wait"
        title={t("phone-import-no-seat", { name })}
        data-testid={`imported-${id}`}
        action={<Button href="/join">{t("join-code-title")}</Button>}
      >
        {t("phone-import-no-seat-what-now")}
      </Notice>
    );
  return (
    <Notice
      tone="go"
      title={t("phone-import-added", { name, count: added })}
      data-testid={`imported-${id}`}
      data-added={added}
      data-known={known}
    >
      {known > 0 && <p>{t("phone-import-known", { count: known })}</p>}
      {unsigned > 0 && <p>{t("phone-import-unsigned", { count: unsigned })}</p>}
      {unreadable > 0 && <p>{t("phone-import-unreadable", { count: unreadable })}</p>}
      {added > 0 && <p>{t("phone-import-next")}</p>}
    </Notice>
  );
}
