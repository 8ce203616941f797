/** A handle for support and tests at the browser's console: what this phone believes. It reads and never changes. */

import { version } from "virtual:rules-version";
import { rulesHost } from "../rules/client.js";
import { board } from "../store/boards.js";

/** `matside.board('333-r1')` is the round as this phone folds it, or null while it is not known. */
export function showInside() {
  globalThis.matside = Object.freeze({
    board: (stream) => board(stream).peek(),
    rulesHost: () => rulesHost.peek(),
    rulesVersion: version,
  });
}
