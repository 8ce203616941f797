/**
 * The rules on the phone (I4): the files of `server/rules/` under MicroPython, away from the thread that draws.
 * Those of side events are fetched when the door first says that it has not got them.
 * Nothing but strings of JSON crosses into Python and back. Messages: `{id, request}` in, `{id, reply}` out, and once `{ready: true}` or `{failed}`.
 */

import { files } from "virtual:rules";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import wasm from "@micropython/micropython-webassembly-pyscript/micropython.wasm?url";

const HEAP_BYTES = 8 * 1024 * 1024; // a large round's fold, so that it need not grow step by step
const HOME = "/house";
const NOT_CARRIED = '"code": "not-carried"';
const LONGEST_REFUSAL = 400; // letters: no long reply is searched

const door = start();
let whole = null;
door.then(
  () => postMessage({ ready: true }),
  (error) => postMessage({ failed: String(error) }),
);

addEventListener("message", async ({ data: { id, request } }) => {
  try {
    const { call } = await door;
    let reply = call(request);
    if (reply.length < LONGEST_REFUSAL && reply.includes(NOT_CARRIED)) {
      whole ??= carryAside();
      await whole;
      reply = call(request);
    }
    postMessage({ id, reply });
  } catch (error) {
    postMessage({ failed: String(error) }); // the door never raises: the runtime itself is broken
  }
});

/** @returns {Promise<{call: (request: string) => string, fs: object}>} the door of the rules, and where their files lie */
async function start() {
  const python = await loadMicroPython({ url: wasm, heapsize: HEAP_BYTES });
  write(python.FS, `${HOME}/server/__init__.py`, "");
  carry(python.FS, files);
  python.runPython(`import sys\nsys.path.insert(0, "${HOME}")\nfrom server.rules import call`);
  return { call: python.globals.get("call"), fs: python.FS };
}

/** Adds the rules of side events; where they cannot be fetched now, the next request tries again. */
async function carryAside() {
  try {
    const { files: more } = await import("virtual:rules-aside");
    carry((await door).fs, more);
  } catch {
    whole = null;
  }
}

function carry(fs, sources) {
  for (const [path, source] of Object.entries(sources))
    write(fs, `${HOME}/server/rules/${path}`, source);
}

function write(fs, path, source) {
  fs.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  fs.writeFile(path, source);
}
