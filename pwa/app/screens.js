/** The app's screens, each with its own code, and which of them an address begins with. */
import { later, laterWithWords } from "./later.js";

export const screens = {
  home: later(() => import("../screens/home/index.jsx")),
  join: later(() => import("../screens/join/index.jsx")),
  start: laterWithWords(() => import("../screens/start/index.jsx")),
  public: laterWithWords(() => import("../screens/public/index.jsx")),
  judge: later(() => import("../screens/judge/index.jsx")),
  scramble: laterWithWords(() => import("../screens/scramble/index.jsx")),
  signatures: laterWithWords(() => import("../screens/scramble/Signatures.jsx")),
  hour: laterWithWords(() => import("../screens/hour/index.jsx")),
  check: laterWithWords(() => import("../screens/check/index.jsx")),
  table: laterWithWords(() => import("../screens/table/index.jsx")),
  organizer: laterWithWords(() => import("../screens/organizer/index.jsx")),
  delegate: laterWithWords(() => import("../screens/delegate/index.jsx")),
  chess: laterWithWords(() => import("../screens/chess/index.jsx")),
  rummikub: laterWithWords(() => import("../screens/rummikub/index.jsx")),
  timers: laterWithWords(() => import("../screens/timers/index.jsx")),
  phone: laterWithWords(() => import("../screens/phone/index.jsx")),
  nowhere: laterWithWords(() => import("./NotFound.jsx")),
};

/** Fetches the code of the screen at an address before it is drawn: `/c/<id>/judge/…`, `/c/<id>/judge/<round>/hour`, `/join`, `/`. */
export function fetchScreen(path) {
  const [first, , ofCompetition, , ofRound] = path.split("/").filter(Boolean);
  const named = ofCompetition === "judge" && screens[ofRound] ? ofRound : ofCompetition;
  const name = first === "c" ? (named ?? "public") : (first ?? "home");
  return (screens[name] ?? screens.public).preload();
}
