/** The quiet end of a page: what this is, and the offer to install it where the browser makes one. */
import { Button } from "../parts/Button.jsx";
import { t } from "../words/words.js";
import { install, installOffer } from "./install.js";

export function Footer() {
  return (
    <footer class="footer">
      <p>{t("app-about")}</p>
      {installOffer.value && (
        <Button tone="plain" onClick={install}>
          {t("app-install")}
        </Button>
      )}
    </footer>
  );
}
