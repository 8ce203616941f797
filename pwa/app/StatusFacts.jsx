/** What the status strip means: what is kept here, when the server was last reached, who computes results. */
import { courier } from "../courier/sync.js";
import { Button } from "../parts/Button.jsx";
import { Notice } from "../parts/Notice.jsx";
import { rulesHost } from "../rules/client.js";
import { unsent } from "../store/outbox.js";
import { healed } from "../store/progress.js";
import { seat } from "../store/seats.js";
import { counted } from "../words/figures.js";
import { clockTime } from "../words/moments.js";
import { hasWord, language, t } from "../words/words.js";
import { NotKept } from "./NotKept.jsx";

export default function StatusFacts({ connection, onClose }) {
  const { lastSync, differs, error } = courier.value;
  return (
    <>
      <p>
        {error && hasWord(`error-${error}`)
          ? t(`error-${error}`)
          : t(`app-connection-${connection}-means`)}
      </p>
      {connection === "refused" && (
        <Button tone="strong" wide href="/join" onClick={onClose}>
          {t("join-code-title")}
        </Button>
      )}
      <dl class="facts">
        <dt>{t("app-fact-unsent")}</dt>
        <dd class="digits">{counted(unsent.value)}</dd>
        <dt>{t("app-fact-last-sync")}</dt>
        <dd>{lastSync ? clockTime(lastSync, language.value) : t("app-never")}</dd>
        <dt>{t("app-fact-rules")}</dt>
        <dd>{t(`app-rules-${rulesHost.value}`)}</dd>
        {healed.value > 0 && (
          <>
            <dt>{t("app-fact-healed")}</dt>
            <dd class="digits">{healed.value}</dd>
          </>
        )}
      </dl>
      <Button wide href="/phone" onClick={onClose} data-testid="to-phone">
        {t("app-this-phone")}
      </Button>
      <NotKept />
      {differs.length > 0 && (
        <Notice tone="wait">{t("app-differs", { count: differs.length })}</Notice>
      )}
      {seat.value && !seat.value.key && (
        <p class="soft small" data-testid="unsigned">
          {t("app-unsigned")}
        </p>
      )}
    </>
  );
}
