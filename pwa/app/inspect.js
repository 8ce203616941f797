/** A handle for support and tests at the browser's console: what this phone believes. It reads and never changes. */

import { version } from "virtual:rules-version";
import { courier } from "../courier/state.js";
import { rulesHost } from "../rules/client.js";
import { board, isFolded } from "../store/boards.js";
import { healed } from "../store/progress.js";
import { seat } from "../store/seats.js";
import { typing } from "./update.js";

/**
 * `matside.board('333-r1')` is the round as this phone folds it, or null while it is not known, and `matside.isFolded('333-r1')` whether
 * all that it knows is in there by now; `matside.key()` the public half of what it signs with, null where it does not sign; `matside.differs()` the streams that are not as the server has them, `matside.healed()`
 * how many such differences were mended here; `matside.typing()` whether somebody is in the middle of an entry.
 */
export function showInside() {
  globalThis.matside = Object.freeze({
    board: (stream) => board(stream).peek(),
    differs: () => courier.peek().differs,
    healed: () => healed.peek(),
    isFolded,
    key: () => seat.peek()?.key ?? null,
    rulesHost: () => rulesHost.peek(),
    rulesVersion: version,
    typing: () => typing.peek(),
  });
}
