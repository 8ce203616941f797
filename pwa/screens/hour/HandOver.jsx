/** Hands the start to other phones by a link, and says it to the second, so that people can compare the phones' clocks. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { t } from "../../words/words.js";
import { linkOf } from "./calls.js";
import { startTime } from "./startTime.js";

export function HandOver({ start }) {
  const [copied, setCopied] = useState(false);
  const url = linkOf(location.href, start);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  const share = () => navigator.share({ title: t("hour-title"), url }).catch(() => {}); // the person changed their mind

  return (
    <div class="hour-hand">
      <p>{t("hour-started", { time: startTime(start) })}</p>
      <p class="soft small">{t("hour-hand-means")}</p>
      <div class="hour-acts">
        {navigator.share && <Button onClick={share}>{t("hour-hand-share")}</Button>}
        {navigator.clipboard && (
          <Button data-testid="hour-copy" onClick={copy}>
            {t(copied ? "hour-hand-copied" : "hour-hand-copy")}
          </Button>
        )}
      </div>
      <a class="hour-link" href={url} data-testid="hour-link">
        {url}
      </a>
    </div>
  );
}
