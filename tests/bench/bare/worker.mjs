/** MicroPython as the app's worker starts it, and in it nothing but `ranking.py`: a string in, a string out. */
import { loadMicroPython } from "./micropython.mjs";

const HEAP_BYTES = 8 * 1024 * 1024;

const python = await loadMicroPython({ heapsize: HEAP_BYTES });
python.runPython(await (await fetch("ranking.py")).text());
const rank = python.globals.get("rank");
addEventListener("message", ({ data: { id, request } }) => postMessage({ id, reply: rank(request) }));
postMessage({ ready: true });
