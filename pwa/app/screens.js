/** The app's screens, each with its own code, and which of them an address begins with. */
import { later } from "./later.js";

/** A screen whose words are not among the first ones. */
function wordy(load) {
  const words = () => import("../words/words.js").then(({ wantAllWords }) => wantAllWords());
  return later(async () => (await Promise.all([load(), words()]))[0]);
}

export const screens = {
  home: later(() => import("../screens/home/index.jsx")),
  join: later(() => import("../screens/join/index.jsx")),
  start: wordy(() => import("../screens/start/index.jsx")),
  public: wordy(() => import("../screens/public/index.jsx")),
  judge: later(() => import("../screens/judge/index.jsx")),
  check: wordy(() => import("../screens/check/index.jsx")),
  table: wordy(() => import("../screens/table/index.jsx")),
  organizer: wordy(() => import("../screens/organizer/index.jsx")),
  delegate: wordy(() => import("../screens/delegate/index.jsx")),
  phone: wordy(() => import("../screens/phone/index.jsx")),
};

/** Fetches the code of the screen at an address before it is drawn: `/c/<id>/judge/…`, `/join`, `/`. */
export function fetchScreen(path) {
  const [first, , ofCompetition] = path.split("/").filter(Boolean);
  const name = first === "c" ? (ofCompetition ?? "public") : (first ?? "home");
  return (screens[name] ?? screens.public).preload();
}

/** Fetches the code of all screens, for a page that outlives the version on the server. */
export function fetchAllScreens() {
  return Promise.all(Object.values(screens).map((screen) => screen.preload()));
}
