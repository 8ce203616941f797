/** Starts the app: theme, seats and courier first, then the screen; nothing here waits for the network. */
import { render } from "preact";
import { startCourier } from "../courier/sync.js";
import { loadSeats } from "../store/seats.js";
import { App } from "./App.jsx";
import "./tokens.css";
import "./base.css";
import "./shell.css";
import { showInside } from "./inspect.js";
import { watchInstall } from "./install.js";
import { followTheme } from "./theme.js";
import { followTypeSize } from "./type-size.js";
import { watchUpdates } from "./update.js";

followTheme();
followTypeSize();
watchInstall();
const stored = await loadSeats().then(
  () => true,
  () => false,
);
render(<App stored={stored} />, document.getElementById("app"));
startCourier();
watchUpdates();
showInside();
