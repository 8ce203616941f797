/** Starts the app: theme, seats and courier first, then the screen; nothing here waits for the network. */
import "./early.js";
import { effect } from "@preact/signals";
import { render } from "preact";
import { startCourier } from "../courier/sync.js";
import { whenWaiting } from "../store/connection.js";
import { kitRead } from "../store/kit.js";
import { measure } from "../store/room.js";
import { loadSeats } from "../store/seats.js";
import { App } from "./App.jsx";
import "./tokens.css";
import "./base.css";
import "./shell.css";
import { showInside } from "./inspect.js";
import { watchInstall } from "./install/offer.js";
import { fetchAllLater } from "./later.js";
import { painted } from "./painted.js";
import { awaitQuiet, quiet } from "./quiet.js";
import { followTheme } from "./theme.js";
import { followTypeSize } from "./type-size.js";
import { watchUpdates } from "./update.js";

followTheme();
followTypeSize();
watchInstall();
const stored = await Promise.race([loadSeats(), whenWaiting()]).then(
  () => true,
  ({ code }) => code === "older-tab",
);
await kitRead();
render(<App stored={stored} />, document.getElementById("app"));
showInside();
await painted();
startCourier();
watchUpdates();
measure();
awaitQuiet();
effect(() => {
  if (quiet.value) fetchAllLater();
});
