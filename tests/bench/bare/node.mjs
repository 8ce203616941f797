/**
 * The bare ranking under MicroPython in Node: one request a line on stdin, and on stdout the
 * milliseconds that it took and its reply, as of `timed` in `tests/rules/hosts/micropython.mjs`.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const MICROPYTHON =
  "../../../pwa/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs";
const HEAP_BYTES = 8 * 1024 * 1024;

const { loadMicroPython } = await import(MICROPYTHON);
const python = await loadMicroPython({ heapsize: HEAP_BYTES });
python.runPython(readFileSync(new URL("ranking.py", import.meta.url), "utf8"));
const rank = python.globals.get("rank");
for await (const request of createInterface({ input: process.stdin })) {
  const start = performance.now();
  const reply = rank(request);
  process.stdout.write(`${performance.now() - start} ${reply}\n`);
}
