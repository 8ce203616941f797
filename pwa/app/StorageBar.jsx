/** Says what has become of the storage under the app, on every screen: another version has it, the browser has cleared it, it is nearly full. */
import { useLocation } from "preact-iso";
import { Button } from "../parts/Button.jsx";
import { Notice } from "../parts/Notice.jsx";
import { versions } from "../store/connection.js";
import { cleared, forgetMarker } from "../store/markers.js";
import { room, scarce } from "../store/room.js";
import { listed } from "../words/figures.js";
import { size } from "../words/sizes.js";
import { t } from "../words/words.js";
import "./storage-bar.css";

export function StorageBar({ atTheTable }) {
  const { path } = useLocation();
  const notices = [
    versions.value === "older" && <OlderTab />,
    versions.value === "waiting" && <OtherTab />,
    cleared.value.length > 0 && path !== "/join" && <Cleared />,
    scarce.value && !atTheTable && <Scarce />, // a full device says so when it cannot save
  ].filter(Boolean);
  return notices.length > 0 && <div class="storage-bar">{notices}</div>;
}

function OlderTab() {
  return (
    <Notice
      tone="stop"
      title={t("app-older-tab")}
      data-testid="older-tab"
      action={
        <Button tone="strong" onClick={() => location.reload()}>
          {t("app-load-again")}
        </Button>
      }
    >
      {t("app-older-tab-means")}
    </Notice>
  );
}

function OtherTab() {
  return (
    <Notice tone="wait" title={t("app-waiting-tab")} data-testid="waiting-tab">
      {t("app-waiting-tab-means")}
    </Notice>
  );
}

function Cleared() {
  const places = cleared.value;
  const read = () => {
    for (const { competition } of places) forgetMarker(competition);
  };
  return (
    <Notice
      tone="stop"
      title={t("app-cleared")}
      data-testid="cleared"
      action={
        <div class="storage-bar-acts">
          <Button tone="strong" href="/join">
            {t("join-code-title")}
          </Button>
          <Button tone="quiet" onClick={read}>
            {t("app-cleared-read")}
          </Button>
        </div>
      }
    >
      <p>{t("app-cleared-means", { names: listed(places.map(placeName)) })}</p>
      <p>{t("app-cleared-what-now")}</p>
    </Notice>
  );
}

function placeName({ competition, name, device }) {
  return device ? t("app-cleared-place", { name: name ?? competition, device }) : competition;
}

function Scarce() {
  return (
    <Notice tone="wait" title={t("app-scarce")} data-testid="scarce">
      {t("app-scarce-means", { left: size(room.value.left) })}
    </Notice>
  );
}
