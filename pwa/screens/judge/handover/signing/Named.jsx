/** Without a drawing: the competitor types their name or number, or shows the badge to the camera. */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Field } from "../../../../parts/Field.jsx";
import { canScan, Scanner } from "../../../../parts/scanner/Scanner.jsx";
import { kit } from "../../../../store/kit.js";
import { t } from "../../../../words/words.js";
import { whoIs } from "./asked.js";

export function Named({ person, onGive, onDraw }) {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(null);
  const [scanning, setScanning] = useState(false);

  const take = (text, form) => {
    const who = whoIs(text, person, kit.value?.people ?? []);
    setScanning(false);
    setWrong(who === "other" || (form === "badge" && who === "nobody") ? who : null);
    const good = text.trim() && (who === "self" || (form === "by_hand" && who === "nobody"));
    onGive(good ? { [form]: text.trim().slice(0, 80) } : null);
  };

  return (
    <div class="signing-named">
      <Field
        label={t("signing-type")}
        error={wrong && t(`signing-wrong-${wrong}`)}
        data-testid="signing-name"
        autoComplete="off"
        maxLength={80}
        value={typed}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          take(event.currentTarget.value, "by_hand");
        }}
      />
      <div class="signing-ways">
        <Button tone="quiet" data-testid="signing-draw" onClick={onDraw}>
          {t("signing-draw")}
        </Button>
        {canScan && (
          <Button tone="quiet" data-testid="signing-scan" onClick={() => setScanning(true)}>
            {t("signing-scan")}
          </Button>
        )}
      </div>
      {scanning && (
        <Scanner
          title={t("signing-scan")}
          how={t("signing-scan-how")}
          onCode={(text) => {
            setTyped("");
            take(text, "badge");
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </div>
  );
}
