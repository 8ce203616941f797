/**
 * The rules under MicroPython in Node, as the phone's worker runs them: their files in its file
 * system, one request a line on stdin, one reply a line on stdout.
 * `node micropython.mjs timed` puts the milliseconds that each took before its reply.
 * `node micropython.mjs core` has none of the side events' files, as a phone that never wanted one.
 * `node micropython.mjs files` prints what the phone carries, by path and in that order, as JSON.
 * `node micropython.mjs import` imports every file instead and prints, by file, what it raised.
 */
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { carried, portions, rulesFiles } from '../../../pwa/rules/bundle.js';

const HOUSE = fileURLToPath(new URL('../../../', import.meta.url));
const MICROPYTHON =
  'pwa/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs';
const HEAP_BYTES = 8 * 1024 * 1024;

const { loadMicroPython } = await import(HOUSE + MICROPYTHON);
const python = await loadMicroPython({ heapsize: HEAP_BYTES });
const files = mount();
python.runPython('import sys\nsys.path.insert(0, "/house")');
const modes = { import: importEach, files: print, timed: () => serve(timed) };
await (modes[process.argv[2]] ?? serve)();

function mount() {
  const every = carried(rulesFiles());
  const sources = process.argv[2] === 'core' ? portions(every).core : every;
  write('/house/server/__init__.py', '');
  for (const [name, source] of Object.entries(sources)) write(`/house/server/rules/${name}`, source);
  return sources;
}

function write(path, text) {
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
  python.FS.writeFile(path, text);
}

async function serve(answer = (call, line) => call(line)) {
  python.runPython('from server.rules import call');
  const call = python.globals.get('call');
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${answer(call, line)}\n`);
  }
}

function timed(call, line) {
  const start = performance.now();
  const reply = call(line);
  return `${performance.now() - start} ${reply}`;
}

function importEach() {
  const raised = {};
  for (const name of Object.keys(files)) {
    const module = `server.rules.${name.slice(0, -3).replaceAll('/', '.')}`;
    try {
      python.runPython(`import ${module.replace(/\.__init__$/, '')}`);
      raised[name] = null;
    } catch (error) {
      raised[name] = String(error);
    }
  }
  process.stdout.write(`${JSON.stringify(raised)}\n`);
}

function print() {
  const { core, aside } = portions(files);
  process.stdout.write(JSON.stringify({ ...core, ...aside }));
}
