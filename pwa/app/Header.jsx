/** The band on top of every screen: where we are, whether entries are sent, the language. */
import { seats } from "../store/seats.js";
import { DisplayMenu } from "./DisplayMenu.jsx";
import { Mark } from "./Mark.jsx";
import { StatusStrip } from "./StatusStrip.jsx";
import "./header.css";

export function Header({ competition }) {
  const held = seats.value.find((one) => one.competition === competition);
  return (
    <header class="header">
      <div class="header-row">
        <a class="header-home" href="/">
          <Mark />
          <span class="header-name">{held ? held.competitionName : "Matside"}</span>
        </a>
        {seats.value.length > 0 && <StatusStrip />}
        <DisplayMenu />
      </div>
    </header>
  );
}
