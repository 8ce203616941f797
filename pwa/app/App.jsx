/** The shell around every screen: header, update bar, the screen itself, footer. */

import { useEffect } from "preact/hooks";
import { LocationProvider, Router, useLocation } from "preact-iso";
import { Notice } from "../parts/Notice.jsx";
import { chooseSeat, seat, seats } from "../store/seats.js";
import { t } from "../words/words.js";
import { Footer } from "./Footer.jsx";
import { Header } from "./Header.jsx";
import { InstallBar } from "./install/InstallBar.jsx";
import { Mishap } from "./Mishap.jsx";
import { routes } from "./routes.jsx";
import { StorageBar } from "./StorageBar.jsx";
import { UpdateBar } from "./UpdateBar.jsx";

/** @param {{stored: boolean}} props whether this browser lets the app keep anything */
export function App({ stored }) {
  return (
    <LocationProvider>
      <Shell stored={stored} />
    </LocationProvider>
  );
}

function Shell({ stored }) {
  const { path } = useLocation();
  const competition = competitionOf(path);
  const atTheTable = /^\/c\/[^/]+\/(judge|chess\/match)\//.test(path);

  useEffect(() => {
    const held = seats.value.some((one) => one.competition === competition);
    if (held && seat.value?.competition !== competition) chooseSeat(competition);
  }, [competition, seats.value]);

  return (
    <div class={`shell ${atTheTable ? "shell-table" : ""}`}>
      <a class="skip" href="#main">
        {t("app-skip")}
      </a>
      <Header competition={competition} />
      <div class="bars">
        <UpdateBar />
        <StorageBar atTheTable={atTheTable} />
        <InstallBar />
      </div>
      <main id="main" class="main" tabIndex={-1}>
        {!stored && (
          <Notice tone="stop" title={t("app-no-storage")}>
            {t("app-no-storage-means")}
          </Notice>
        )}
        <Mishap path={path}>
          <Router>{routes}</Router>
        </Mishap>
      </main>
      {!atTheTable && <Footer />}
    </div>
  );
}

/** The competition's identifier in `/c/<id>/…`, null elsewhere. */
function competitionOf(path) {
  const match = path.match(/^\/c\/([^/]+)/);
  return match ? decodeURIComponent(match[1]) : null;
}
