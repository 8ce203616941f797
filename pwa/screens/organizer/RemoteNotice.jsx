/** Why the server could not do or tell something: calm when there is no network, by its own words otherwise. */
import { Button } from "../../parts/Button.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { t } from "../../words/words.js";

export function RemoteNotice({ error, onAgain }) {
  const offline = error.status === 0;
  return (
    <Notice
      tone={offline ? "info" : "stop"}
      title={offline ? t("organizer-needs-network") : error.title}
      action={
        <Button tone="quiet" onClick={onAgain}>
          {t("organizer-again")}
        </Button>
      }
    >
      {offline && t("organizer-needs-network-hint")}
    </Notice>
  );
}
