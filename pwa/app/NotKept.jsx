/** A warning where the browser will not keep the app, as over plain http: entries stay, but a reload needs the server. */
import { Notice } from "../parts/Notice.jsx";
import { t } from "../words/words.js";

export function NotKept() {
  if ("serviceWorker" in navigator) return null;
  return (
    <Notice tone="wait" title={t("app-not-kept")}>
      {t("app-not-kept-means")}
    </Notice>
  );
}
