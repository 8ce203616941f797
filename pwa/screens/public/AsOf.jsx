/** How fresh the page is: refreshing by itself, or the last copy with its time while there is no network. */
import { Notice } from "../../parts/Notice.jsx";
import { clockTime } from "../../words/moments.js";
import { language, t } from "../../words/words.js";

export function AsOf({ page }) {
  if (!page.at) return null;
  const time = clockTime(page.at, language.value);
  if (page.state === "stale") {
    return (
      <Notice tone="wait" title={t("public-as-of", { time })} data-testid="as-of">
        {t("public-as-of-hint")}
      </Notice>
    );
  }
  return (
    <p class="soft small" data-testid="as-of">
      {t("public-live", { time })}
    </p>
  );
}

/** What stands in place of a page that has no copy: loading, no network, or no such page. */
export function NoPage({ page, unknown }) {
  if (page.state === "unknown") {
    return (
      <Notice tone="stop" title={unknown} action={<a href="/">{t("app-go-home")}</a>}>
        {t("app-not-found-what-now")}
      </Notice>
    );
  }
  if (page.state === "stale") {
    return (
      <Notice tone="wait" title={t("public-offline")}>
        {t("public-offline-hint")}
      </Notice>
    );
  }
  return <p class="soft">{t("public-loading")}</p>;
}
