/**
 * The rules under MicroPython in Node, as the phone's worker runs them: their files in its file
 * system, one request a line on stdin, one reply a line on stdout.
 * `node micropython.mjs import` imports every file instead and prints, by file, what it raised.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const HOUSE = fileURLToPath(new URL('../../../', import.meta.url));
const MICROPYTHON =
  'pwa/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs';
const HEAP_BYTES = 8 * 1024 * 1024;

const { loadMicroPython } = await import(HOUSE + MICROPYTHON);
const python = await loadMicroPython({ heapsize: HEAP_BYTES });
const files = mount();
python.runPython('import sys\nsys.path.insert(0, "/house")');
await (process.argv[2] === 'import' ? importEach() : serve());

function mount() {
  const names = readdirSync(`${HOUSE}server/rules`, { recursive: true });
  const sources = names.filter((name) => name.endsWith('.py')).sort();
  write('/house/server/__init__.py', '');
  for (const name of sources) {
    write(`/house/server/rules/${name}`, readFileSync(`${HOUSE}server/rules/${name}`, 'utf8'));
  }
  return sources;
}

function write(path, text) {
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
  python.FS.writeFile(path, text);
}

async function serve() {
  python.runPython('from server.rules import call');
  const call = python.globals.get('call');
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${call(line)}\n`);
  }
}

function importEach() {
  const raised = {};
  for (const name of files) {
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
