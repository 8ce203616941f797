// Documents up to a server and down to a fresh phone, as PouchDB does it; figures as JSON.
// node replicate.mjs <url of the server> <file with a JSON array of documents> <batch>
import { readFileSync } from 'node:fs';
import PouchDB from 'pouchdb';
import memory from 'pouchdb-adapter-memory';

PouchDB.plugin(memory);
const [url, file, batch] = process.argv.slice(2);
const documents = JSON.parse(readFileSync(file, 'utf8'));
const options = { batch_size: Number(batch), batches_limit: 10 };
let bytes = 0;

function counted(address, request) {
  bytes += Buffer.byteLength(request?.body ?? '');
  return PouchDB.fetch(address, request);
}

async function seconds(replication) {
  const start = performance.now();
  const { docs_written: written } = await replication;
  if (written !== documents.length) throw new Error(`${written} of ${documents.length} arrived`);
  return (performance.now() - start) / 1000;
}

const name = `bench-${Date.now()}`;
const phone = new PouchDB(name, { adapter: 'memory' });
await phone.bulkDocs(documents);
const remote = new PouchDB(`${url}/${name}`, { fetch: counted });
await remote.info();
bytes = 0;
const up = await seconds(PouchDB.replicate(phone, remote, options));
const sent = bytes;
const fresh = new PouchDB(`${name}-fresh`, { adapter: 'memory' });
const down = await seconds(PouchDB.replicate(remote, fresh, { ...options, batch_size: 1000 }));
console.log(JSON.stringify({ up, down, bytes: sent }));
process.exit(0);
