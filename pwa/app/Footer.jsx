/** The quiet end of a page: what this is, and the offer to install it where there is a way. */
import { t } from "../words/words.js";
import { InstallButton } from "./install/InstallButton.jsx";
import { installable } from "./install/offer.js";

export function Footer() {
  return (
    <footer class="footer">
      <p>{t("app-about")}</p>
      {installable.value && <InstallButton tone="plain" pictures="app-install" />}
    </footer>
  );
}
