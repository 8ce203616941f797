/** What stands in place of the form while the link is checked, or when it does not work. */
import { Button } from "../../parts/Button.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { t } from "../../words/words.js";

export function LinkState({ link, trouble, onAgain }) {
  if (link === "checking") return <p class="soft">{t("start-checking")}</p>;
  if (link === "none")
    return (
      <Notice tone="info" title={t("start-no-link")}>
        {t("start-no-link-hint")}
      </Notice>
    );
  if (link === "bad")
    return (
      <Notice tone="stop" title={trouble.title}>
        {t("start-bad-link-hint")}
      </Notice>
    );
  return (
    <Notice
      tone="wait"
      title={t("start-offline")}
      action={
        <Button tone="quiet" onClick={onAgain}>
          {t("start-again")}
        </Button>
      }
    >
      {t("start-offline-hint")}
    </Notice>
  );
}
