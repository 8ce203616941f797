/** A handle for support and tests at the browser's console: what this phone believes. It reads and never changes. */

import { version } from "virtual:rules-version";
import { rulesHost } from "../rules/client.js";
import { board } from "../store/boards.js";
import { healed } from "../store/progress.js";
import { seat } from "../store/seats.js";

/**
 * `matside.board('333-r1')` is the round as this phone folds it, or null while it is not known; `matside.key()` the public half of
 * what it signs with, null where it does not sign; `matside.healed()` how many differences to the server were mended here.
 */
export function showInside() {
  globalThis.matside = Object.freeze({
    board: (stream) => board(stream).peek(),
    healed: () => healed.peek(),
    key: () => seat.peek()?.key ?? null,
    rulesHost: () => rulesHost.peek(),
    rulesVersion: version,
  });
}
