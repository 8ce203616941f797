/** Rummikub: the list of a competition's events, and by its address each screen of one, fetched when it is wanted. */
import { later } from "../../app/later.js";
import { Lists } from "./Lists.jsx";
import { viewOf } from "./views.js";

/** By what `viewOf` says; each file's default export is given `{id, view}` with `event` or `table`. */
const VIEWS = {
  table: later(() => import("./table/index.jsx")),
  event: later(() => import("./event/index.jsx")),
  clock: later(() => import("./clock/index.jsx")),
  rack: later(() => import("./rack/index.jsx")),
};

/** @param {{id: string, what?: string, which?: string, view?: string}} props the parts of `/c/<id>/rummikub/<what>/<which>/<view>` */
export default function Rummikub({ id, what, which, view }) {
  const name = viewOf(what, which, view);
  const View = VIEWS[name];
  if (!View) return <Lists key={id} id={id} />;
  const given = name === "event" ? { event: which } : { table: which };
  return <View key={`${id}/${name}/${which}`} id={id} view={view} {...given} />;
}
