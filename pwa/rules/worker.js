/**
 * The rules on the phone (I4): the files of `server/rules/` under MicroPython, away from the thread that draws.
 * Nothing but strings of JSON crosses into Python and back. Messages: `{id, request}` in, `{id, reply}` out, and once `{ready: true}` or `{failed}`.
 */

import { files } from "virtual:rules";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import wasm from "@micropython/micropython-webassembly-pyscript/micropython.wasm?url";

const HEAP_BYTES = 8 * 1024 * 1024; // a large round's fold, so that it need not grow step by step
const HOME = "/house";

const door = start();
door.then(
  () => postMessage({ ready: true }),
  (error) => postMessage({ failed: String(error) }),
);

addEventListener("message", async ({ data: { id, request } }) => {
  try {
    const call = await door;
    postMessage({ id, reply: call(request) });
  } catch (error) {
    postMessage({ failed: String(error) }); // the door never raises: the runtime itself is broken
  }
});

/** @returns {Promise<(request: string) => string>} the door of the rules */
async function start() {
  const python = await loadMicroPython({ url: wasm, heapsize: HEAP_BYTES });
  const sources = { "server/__init__.py": "" };
  for (const [path, source] of Object.entries(files)) sources[`server/rules/${path}`] = source;
  for (const [path, source] of Object.entries(sources)) write(python.FS, `${HOME}/${path}`, source);
  python.runPython(`import sys\nsys.path.insert(0, "${HOME}")\nfrom server.rules import call`);
  return python.globals.get("call");
}

function write(fs, path, source) {
  fs.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  fs.writeFile(path, source);
}
