/** A board speaks of all operations that the phone knows, folded as the server would fold them (I3). */
import { beforeEach, expect, test, vi } from "vitest";
import { COMPETITION, freshPhone, record, restart } from "../testing/phone.js";
import { logDigest, ScriptedServer } from "../testing/server.js";

const ROUND = "333-r1";
const folds = new Map();
const calls = [];
let host;
let unavailable = false;
let says = {};

// In the place of the rules: a fold that says what it was fed with.
vi.mock("../rules/client.js", async () => {
  const { signal } = await import("@preact/signals");
  host = signal("phone");
  return { rulesHost: host, call: fold, startRules: () => {} };
});

let phone;
let server;

beforeEach(async () => {
  folds.clear();
  calls.length = 0;
  unavailable = false;
  says = {};
  phone = await freshPhone();
  server = new ScriptedServer();
  vi.stubGlobal("fetch", server.fetch);
});

test("a round that nothing is known of has no board, and is followed from then on", async () => {
  const board = phone.boards.board(ROUND);
  await settled();
  expect(board.value).toBe(null);
  expect(phone.streams.watched.value.has(ROUND)).toBe(true);
});

test("a round that the server knows nothing of either has an empty board, after a restart too", async () => {
  let board = phone.boards.board(ROUND);
  await exchange();
  await settled();
  expect(board.value).toMatchObject({ fed: [], digest: "" });
  phone = await restart();
  board = phone.boards.board(ROUND);
  await settled();
  expect(board.value).toMatchObject({ fed: [], digest: "" });
});

test("an entry of this phone is on the board at once, with the role of its seat", async () => {
  const board = phone.boards.board(ROUND);
  const { id } = await phone.outbox.append(record(10_000));
  await settled();
  expect(board.value.fed).toEqual([`${id} judge ok`]);
});

test("from the moment an entry is saved the board is known to be behind, until it is folded", async () => {
  const board = phone.boards.board(ROUND);
  await settled();
  expect(phone.boards.isFolded(ROUND)).toBe(true);
  await phone.outbox.append(record(10_000));
  expect(phone.boards.isFolded(ROUND)).toBe(false);
  await settled();
  expect(phone.boards.isFolded(ROUND)).toBe(true);
  expect(board.value.fed).toHaveLength(1);
  expect(phone.boards.isFolded("333-r2"), "nobody follows it").toBe(false);
});

test("the fold reads an operation whole, with its hash, its role and its standing", async () => {
  server.receive({ id: "their-entry-1", stream: ROUND, kind: "attempt.record" }, "delegate");
  phone.boards.board(ROUND);
  await exchange();
  await settled();
  const [op] = calls.findLast(({ call }) => call === "log.feed").ops;
  const [{ raw, stamp }] = server.logs.get(ROUND);
  expect(op).toEqual({
    ...JSON.parse(raw),
    sha256: stamp.sha256,
    role: "delegate",
    standing: "ok",
  });
});

test("a stamp that says what was assumed is not fed again", async () => {
  const board = phone.boards.board(ROUND);
  const { id } = await phone.outbox.append(record(10_000));
  await settled();
  await exchange();
  await settled();
  expect(board.value.fed).toEqual([`${id} judge ok`]);
  expect(calls.filter(({ call }) => call === "log.open")).toHaveLength(1);
});

test("a stamp that says otherwise folds the round from nothing", async () => {
  const board = phone.boards.board(ROUND);
  const { id } = await phone.outbox.append(record(10_000));
  await settled();
  const { take } = server;
  server.take = (envelope) => {
    const receipt = take.call(server, envelope);
    receipt.stamp.standing = "scope";
    return receipt;
  };
  await exchange();
  await settled();
  expect(board.value.fed).toEqual([`${id} judge scope`]);
  expect(calls.filter(({ call }) => call === "log.open")).toHaveLength(2);
  expect(folds.size).toBe(1);
});

test("a relay and its author's proof are both fed, as the server's fold was, and the log is the same", async () => {
  server.receive({ id: "their-entry-1", stream: ROUND, kind: "attempt.record" });
  server.logs.get(ROUND)[0].stamp.standing = "unsigned-relay";
  const board = phone.boards.board(ROUND);
  await exchange();
  await settled();
  server.prove("their-entry-1");
  await exchange();
  await settled();
  expect(board.value.fed).toEqual(["their-entry-1 judge unsigned-relay", "their-entry-1 judge ok"]);
  expect(calls.filter(({ call }) => call === "log.open")).toHaveLength(1);
  expect(phone.state.courier.value.differs).toEqual([]);
  const [shown] = phone.replica.operations(ROUND);
  expect(shown.stamp).toMatchObject({ seq: 2, standing: "ok" });
});

test("an entry that was held is accepted once its board lets it in", async () => {
  phone.boards.board(ROUND);
  const { id } = await phone.outbox.append(record(10_000));
  says = { held: [{ op: id, missing: ["their-entry-1"] }] };
  await exchange();
  await settled();
  server.receive({ id: "another-entry", stream: ROUND, kind: "attempt.record", n: 2 });
  await exchange();
  await settled();
  expect(phone.entries.entryState(id)).toBe("held");
  says = {};
  server.receive({ id: "their-entry-1", stream: ROUND, kind: "attempt.record" });
  await exchange();
  await settled();
  expect(phone.entries.entryState(id)).toBe("accepted");
});

test("a board does not speak for entries that the server has not named", async () => {
  phone.boards.board(ROUND);
  const { id } = await phone.outbox.append(record(10_000));
  await settled();
  expect(phone.entries.entryState(id)).toBe("saved");
});

test("a competition that was left leaves no board", async () => {
  server.receive({ id: "their-entry-1", stream: ROUND, kind: "attempt.record" });
  const board = phone.boards.board(ROUND);
  await exchange();
  await settled();
  expect(board.value.fed).toHaveLength(1);
  await phone.seats.removeSeat(phone.seats.seat.value.id);
  await vi.waitFor(() => expect(board.value).toBe(null));
});

test("rules that come up elsewhere fold the round from nothing", async () => {
  const board = phone.boards.board(ROUND);
  const first = await phone.outbox.append(record(10_000));
  await settled();
  host.value = "server";
  const second = await phone.outbox.append(record(11_000, 2));
  await settled();
  expect(board.value.fed).toEqual([`${first.id} judge ok`, `${second.id} judge ok`]);
  expect(calls.filter(({ call }) => call === "log.open")).toHaveLength(2);
});

test("rules that cannot be asked keep the last board, and the next news brings it up to date", async () => {
  const board = phone.boards.board(ROUND);
  const { id } = await phone.outbox.append(record(10_000));
  await settled();
  unavailable = true;
  const second = await phone.outbox.append(record(11_000, 2));
  await settled();
  expect(board.value.fed).toEqual([`${id} judge ok`]);
  unavailable = false;
  const third = await phone.outbox.append(record(12_000, 3));
  await settled();
  expect(board.value.fed).toEqual([id, second.id, third.id].map((one) => `${one} judge ok`));
});

test("rules that cannot be asked are asked again by itself, after pauses that double", async () => {
  const pauses = [];
  vi.stubGlobal("setTimeout", (task, ms) => {
    if (ms) pauses.push(ms);
    setImmediate(task);
  });
  unavailable = true;
  const board = phone.boards.board(ROUND);
  const { id } = await phone.outbox.append(record(10_000));
  await vi.waitUntil(() => pauses.length >= 6, { interval: 1 });
  unavailable = false;
  await vi.waitUntil(() => board.value !== null, { interval: 1 });
  vi.unstubAllGlobals();
  expect(pauses.slice(0, 6)).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 60_000]);
  expect(board.value.fed).toEqual([`${id} judge ok`]);
});

test("a state that differs under the same rules is reported and folded again", async () => {
  server.receive({ id: "their-entry-1", stream: ROUND, kind: "attempt.record" });
  phone.boards.board(ROUND);
  await exchange();
  const { version } = await import("virtual:rules-version");
  const { sync } = server;
  const digests = {
    [ROUND]: {
      log: server.sync({ cursors: { [ROUND]: 0 }, epoch: null, ops: [] }).digests[ROUND].log,
      state: "another",
    },
  };
  server.sync = (request) => ({ ...sync.call(server, request), rules_version: version, digests });
  await exchange();
  expect(phone.state.courier.value.differs).toEqual([ROUND]);
  expect(calls.filter(({ call }) => call === "log.open")).toHaveLength(2);
  digests[ROUND].state = await phone.boards.boardDigest(COMPETITION, ROUND);
  await exchange();
  expect(phone.state.courier.value.differs).toEqual([]);
});

test("nothing is compared while entries wait: the server cannot know them", async () => {
  await exchange();
  phone.boards.board(ROUND);
  await phone.outbox.append(record(10_000));
  const { checkDigests } = await import("../courier/check.js");
  const { version } = await import("virtual:rules-version");
  const digests = { [ROUND]: { log: logDigest([]), state: "" } };
  const again = await checkDigests(COMPETITION, { digests, rules_version: version });
  expect(again).toBe(false);
  expect(phone.state.courier.value.differs).toEqual([]);
});

async function fold(request) {
  if (unavailable) throw Object.assign(new Error("no"), { code: "rules-unavailable" });
  calls.push(request);
  const { call, handle, ops } = request;
  if (call === "log.close") return folds.delete(handle);
  if (call === "log.open") {
    folds.set(calls.length, []);
    return { handle: calls.length };
  }
  const fed = folds.get(handle);
  fed.push(...ops.map(({ id, role, standing }) => `${id} ${role} ${standing}`));
  return { held: [], refused: [], proposals: [], ...says, fed: [...fed], digest: fed.join() };
}

function exchange() {
  return phone.courier.exchange(phone.seats.seat.value);
}

function settled() {
  return phone.boards.boardDigest(COMPETITION, ROUND);
}
