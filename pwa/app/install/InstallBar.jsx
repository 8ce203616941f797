/** The invitation to install, where a role begins: after joining and at the start, never beside an entry. Put away, it stays away. */
import { useLocation } from "preact-iso";
import { Button } from "../../parts/Button.jsx";
import { seats } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { news, typing } from "../update.js";
import { InstallButton } from "./InstallButton.jsx";
import { installable, putAway, putAwayInvitation, way } from "./offer.js";
import { isCalm } from "./platform.js";
import "./install.css";

export function InstallBar() {
  const { path } = useLocation();
  const wanted = installable.value && !putAway.value && seats.value.length > 0;
  const pressed = typing.value || news.value; // one thing at a time
  if (!wanted || pressed || !isCalm(path)) return null;
  const inside = way.value === "inside";
  return (
    <aside
      class="install-bar"
      aria-label={t(inside ? "app-install-title-inside" : "app-install-title")}
      data-testid="install-bar"
    >
      <img class="install-icon" src="/icons/mark.svg" alt="" />
      <p>{t(inside ? "app-install-why-inside" : "app-install-why")}</p>
      <div class="install-bar-acts">
        <InstallButton tone="strong" />
        <Button tone="quiet" onClick={putAwayInvitation}>
          {t("app-install-later")}
        </Button>
      </div>
    </aside>
  );
}
