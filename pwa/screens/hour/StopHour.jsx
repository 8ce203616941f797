/** Ends the hour on this phone after a second tap: the room's clock must not be lost by a touch. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { t } from "../../words/words.js";

export function StopHour({ onStop }) {
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <Button tone="quiet" data-testid="hour-end" onClick={() => setSure(true)}>
        {t("hour-end")}
      </Button>
    );
  return (
    <div class="hour-acts">
      <p>{t("hour-end-sure")}</p>
      <Button tone="stop" data-testid="hour-end-sure" onClick={onStop}>
        {t("hour-end")}
      </Button>
      <Button onClick={() => setSure(false)}>{t("hour-goes-on")}</Button>
    </div>
  );
}
