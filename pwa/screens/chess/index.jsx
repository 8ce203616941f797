/** ChessCubing: the list of a competition's events and matches, and by its address each screen of one, fetched when it is wanted. */
import { later } from "../../app/later.js";
import { Lists } from "./Lists.jsx";
import { viewOf } from "./views.js";

const VIEWS = {
  event: later(() => import("./event/index.jsx")),
  match: later(() => import("./match/index.jsx")),
  players: later(() => import("./players/index.jsx")),
  log: later(() => import("./log/index.jsx")),
  scrambles: later(() => import("./scrambles/index.jsx")),
};

/** @param {{id: string, what?: string, which?: string, view?: string}} props the parts of `/c/<id>/chess/<what>/<which>/<view>` */
export default function Chess({ id, what, which, view }) {
  const name = viewOf(what, which, view);
  const View = VIEWS[name];
  if (!View) return <Lists key={id} id={id} />;
  const given = name === "event" || name === "scrambles" ? { event: which } : { match: which };
  return <View key={`${id}/${name}/${which}`} id={id} view={view} {...given} />;
}
