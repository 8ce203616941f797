/** A field for a code, forgiving about case and dashes, and the camera where the browser reads QR codes. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { Field } from "../../parts/Field.jsx";
import { canScan, Scanner } from "../../parts/scanner/Scanner.jsx";
import { t } from "../../words/words.js";
import { codeIn, spaced } from "./code.js";
import "./join.css";

export function CodeForm({ onCode }) {
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const [scanning, setScanning] = useState(false);

  const take = (text) => {
    const code = codeIn(text);
    setMissing(!code);
    if (!code) return;
    setScanning(false);
    onCode(code);
  };

  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        take(typed);
      }}
    >
      <Field
        label={t("join-code")}
        hint={t("join-code-hint")}
        error={missing && t("join-code-missing")}
        className="join-code"
        data-testid="join-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellcheck={false}
        placeholder="XXXXX-XXXXX"
        value={typed}
        onInput={(event) => setTyped(spaced(event.currentTarget.value))}
      />
      <Button tone="strong" wide type="submit" data-testid="join-code-go">
        {t("join-code-go")}
      </Button>
      {canScan && (
        <Button wide data-testid="join-scan" onClick={() => setScanning(true)}>
          {t("join-scan")}
        </Button>
      )}
      {scanning && <Scanner onCode={take} onClose={() => setScanning(false)} />}
    </form>
  );
}
