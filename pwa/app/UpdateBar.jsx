/** Says that a new version is ready; it is taken by a tap only. */
import { Button } from "../parts/Button.jsx";
import { t } from "../words/words.js";
import { takeUpdate, typing, waitingWorker } from "./update.js";

export function UpdateBar() {
  if (!waitingWorker.value || typing.value) return null;
  return (
    <div class="update-bar" role="status">
      <span>{t("app-update-ready")}</span>
      <Button tone="plain" onClick={takeUpdate}>
        {t("app-update-take")}
      </Button>
    </div>
  );
}
