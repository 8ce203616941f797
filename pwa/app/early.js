/** What every start waits for, asked for before the first word is there: the screen's code and what is stored. */
import { open } from "../store/db.js";
import { fetchScreen } from "./screens.js";

open().catch(() => {}); // whoever reads learns of it
fetchScreen(location.pathname);
