/** A server for tests behind `fetch`: one log per stream, receipts by position, and failures as scripted. */
import { createHash } from "node:crypto";

const hex = (text) => createHash("sha256").update(text).digest("hex");

export class ScriptedServer {
  constructor({ epoch = "epoch-1", streams = ["333-r1"] } = {}) {
    this.epoch = epoch;
    this.logs = new Map(streams.map((name) => [name, []]));
    this.requests = [];
    this.failures = []; // each: an HTTP status (429 with 30 seconds to wait), or a status and a code, or "gone" for no answer, or "lost" for an answer that does not arrive
    this.kit = {
      streams,
      rounds: streams.map((id) => ({ id, status: "open" })),
    };
    this.rubbish = new Set(); // ids that go to quarantine
    this.digestOf = (log) => ({ log: logDigest(log), state: "-" });
  }

  /** Takes the place of `fetch`. */
  fetch = async (path, { body } = {}) => {
    const request = body && JSON.parse(body);
    if (path.endsWith("/kit")) return json(200, this.kit);
    this.requests.push(request);
    const failure = this.failures.shift();
    if (failure === "gone") throw new TypeError("Failed to fetch");
    const [status, code = `status-${status}`] = [failure].flat();
    if (typeof status === "number")
      return json(status, { code }, status === 429 && { "Retry-After": 30 });
    const reply = this.sync(request);
    if (failure === "lost") throw new TypeError("Failed to fetch");
    return json(200, reply);
  };

  sync({ cursors, epoch, ops }) {
    const receipts = ops.map((envelope) => this.take(envelope));
    const known = epoch === null || epoch === this.epoch ? cursors : {};
    const names = Object.keys(cursors).filter((name) => this.logs.has(name));
    return {
      receipts,
      ops: names.flatMap((name) => this.logs.get(name).slice(known[name] ?? 0)),
      cursors: Object.fromEntries(names.map((name) => [name, this.logs.get(name).length])),
      epoch: this.epoch,
      more: false,
      digests: Object.fromEntries(names.map((name) => [name, this.digestOf(this.logs.get(name))])),
      rules_version: "another",
      gaps: [],
    };
  }

  /** Numbers an operation; one that is here already keeps its number. */
  take({ raw, sig }, role = "judge") {
    const op = JSON.parse(raw);
    if (this.rubbish.has(op.id)) return { id: null, outcome: "quarantined", seq: null };
    const log = this.logs.get(op.stream);
    const here = log.find((envelope) => JSON.parse(envelope.raw).id === op.id);
    if (here) return { id: op.id, outcome: "duplicate", seq: here.stamp.seq, stamp: here.stamp };
    const seq = log.length + 1;
    const stamp = { seq, sha256: hex(raw), role, standing: "ok", server: "s" };
    log.push({ raw, sig, stamp });
    return { id: op.id, outcome: "accepted", seq, stamp };
  }

  /** An operation of another phone. */
  receive(op, role, sig) {
    const whole = { device: 9, n: 1, prev: null, by: "Bo", subject: null, base: [], body: {} };
    this.take(
      { raw: JSON.stringify({ ...whole, at: "2026-01-01T00:00:00Z", schema: 1, ...op }), sig },
      role,
    );
  }

  /** The author proves what another phone had brought: the same bytes once more, with a stamp of their own. */
  prove(id, standing = "ok", stream = "333-r1") {
    const log = this.logs.get(stream);
    const first = log.find(({ raw }) => JSON.parse(raw).id === id);
    log.push({ ...first, stamp: { ...first.stamp, seq: log.length + 1, standing } });
  }

  ids(stream = "333-r1") {
    return this.logs.get(stream).map(({ raw }) => JSON.parse(raw).id);
  }
}

/** A line for each id with its bytes; where they came twice, the later stamp's. */
export function logDigest(log) {
  const verdicts = new Map(
    log.map(({ raw, stamp }) => [
      `${JSON.parse(raw).id} ${stamp.sha256}`,
      `${stamp.role} ${stamp.standing}\n`,
    ]),
  );
  const lines = Array.from(verdicts, ([about, verdict]) => `${about} ${verdict}`);
  return hex(lines.sort().join(""));
}

function json(status, value, headers) {
  return new Response(JSON.stringify(value), { status, headers: headers || {} });
}
