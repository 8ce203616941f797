/** The start: competitions that this phone is part of, a code to enter, competitions to follow. */
import { Page } from "../../parts/Page.jsx";
import { seats } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { EnterCode } from "./EnterCode.jsx";
import { Everywhere } from "./Everywhere.jsx";
import { Moved } from "./Moved.jsx";
import { MySeats } from "./MySeats.jsx";
import { Offline } from "./Offline.jsx";
import "./home.css";

export default function Home() {
  const joined = seats.value.length > 0;
  return (
    <Page wide title={t(joined ? "home-title-joined" : "home-title")} lead={t("home-lead")}>
      <div class="home">
        <div class="home-column">
          <Moved />
          {joined && <MySeats />}
          <EnterCode />
        </div>
        <div class="home-column">
          <Everywhere />
          <Offline />
        </div>
      </div>
    </Page>
  );
}
