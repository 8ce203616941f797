/** All that is on one device goes into a file and out of it on another, and nothing is lost on the way (I1, I5). */
import { beforeEach, expect, test, vi } from "vitest";
import {
  COMPETITION,
  freshPhone,
  joined,
  outboxRows,
  record,
  restart,
} from "../../testing/phone.js";
import { ScriptedServer } from "../../testing/server.js";
import { verifies } from "../../testing/signatures.js";

const ROUND = "333-r1";
const KIT = { streams: [ROUND], rounds: [], devices: [{ device: 7, role: "judge" }] };
let phone;
let server;

beforeEach(async () => {
  server = new ScriptedServer();
  vi.stubGlobal("fetch", server.fetch);
  phone = await freshPhone();
});

test("the file has every entry as it travels, and neither token nor key", async () => {
  const key = await (await import("../keys.js")).makeKey();
  await phone.seats.addSeat(joined({ device: 8 }), key);
  const { id } = await phone.outbox.append(record(10_000));
  const file = await exported();
  expect(file).toMatchObject({ format: "matside-device", version: 1 });
  const [part] = file.competitions;
  expect(part).toMatchObject({ id: COMPETITION, name: "Cubes 2026" });
  expect(part.seats.at(-1)).toMatchObject({ device: 8, role: "judge", entries: 1 });
  const [{ raw, sig, waiting }] = part.operations;
  expect([JSON.parse(raw).id, waiting]).toEqual([id, true]);
  expect(await verifies(key, raw, sig)).toBe(true);
  expect(JSON.stringify(file)).not.toMatch(new RegExp(`token|${key}`));
});

test("an entry that is here as made and as numbered is in the file once, with its stamp", async () => {
  const { id } = await phone.outbox.append(record(10_000));
  server.receive({ id: "their-entry-1", stream: ROUND, kind: "attempt.record" }, "delegate");
  await exchange();
  const [{ operations }] = (await exported()).competitions;
  expect(
    operations.map(({ raw, stamp, waiting }) => [JSON.parse(raw).id, stamp.seq, waiting]),
  ).toEqual(
    expect.arrayContaining([
      [id, expect.any(Number), undefined],
      ["their-entry-1", 1, undefined],
    ]),
  );
  expect(operations).toHaveLength(2);
});

test("another device takes the entries in, shows them, and hands them over", async () => {
  const { id } = await phone.outbox.append(record(10_000));
  const text = JSON.stringify(await exported());
  await anotherDevice();
  expect(await imported(text)).toEqual([
    {
      id: COMPETITION,
      name: "Cubes 2026",
      joined: true,
      added: 1,
      unsigned: 1,
      known: 0,
      unreadable: 0,
    },
  ]);
  await phone.replica.streamOf(COMPETITION, ROUND).load();
  expect(phone.replica.operations(ROUND)).toMatchObject([
    { op: { id }, role: "judge", standing: "unsigned-relay", stamp: null },
  ]);
  expect(phone.outbox.unsent.value).toBe(0);
  await exchange();
  expect(server.ids()).toEqual([id]);
  expect(await (await phone.db.open()).count("offers")).toBe(0);
});

test("an entry with a signature counts at once, with its author's role; a stranger's has none", async () => {
  await anotherDevice();
  await imported(
    fileOf([
      envelope({ id: "signed-entry-1" }, "c2ln"),
      envelope({ id: "stranger-1", device: 99 }, "c2ln"),
    ]),
  );
  await phone.replica.streamOf(COMPETITION, ROUND).load();
  expect(phone.replica.operations(ROUND).map(({ role, standing }) => [role, standing])).toEqual([
    ["judge", "ok"],
    ["stranger", "ok"],
  ]);
});

test("the same file twice, or on the device that wrote it, changes nothing", async () => {
  await phone.outbox.append(record(10_000));
  const text = JSON.stringify(await exported());
  expect(await imported(text)).toMatchObject([{ added: 0, known: 1 }]);
  await anotherDevice();
  await imported(text);
  expect(await imported(text)).toMatchObject([{ added: 0, known: 1 }]);
});

test("what is no operation stays out, and the rest comes in", async () => {
  await anotherDevice();
  const rubbish = [
    null,
    7,
    { raw: 7 },
    { raw: "{" },
    { raw: "null" },
    { raw: '{"id":"a"}' },
    { raw: `"${"x".repeat(17_000)}"` },
  ];
  const taken = await imported(fileOf([...rubbish, envelope({ id: "good-entry-1" })]));
  expect(taken).toMatchObject([{ added: 1, unreadable: rubbish.length }]);
});

test("of a competition without a place here nothing is taken, and that is said", async () => {
  await anotherDevice();
  const text = JSON.stringify({
    ...JSON.parse(fileOf([])),
    competitions: [{ id: "Other", name: "Other Open", operations: [envelope({})] }],
  });
  expect(await imported(text)).toMatchObject([
    { id: "Other", name: "Other Open", joined: false, added: 0 },
  ]);
  expect(await (await phone.db.open()).count("offers")).toBe(0);
});

test.each([
  ["", "file-broken"],
  ['{"format":"matside-device","version":1,"competi', "file-broken"],
  ['{"format":"matside-device","version":1}', "file-broken"],
  ['{"format":"matside-device","version":1,"competitions":[{"id":"a"}]}', "file-broken"],
  ["[]", "file-foreign"],
  ["null", "file-foreign"],
  ['{"formatVersion":"1.0","id":"Cubes2026"}', "file-foreign"],
  ['{"format":"matside-device","version":2,"competitions":[]}', "file-newer"],
])("a file that is not whole, not ours or too new is refused: %s", async (text, code) => {
  await phone.outbox.append(record(10_000));
  await expect(imported(text)).rejects.toMatchObject({ code });
  expect(await outboxRows(phone)).toHaveLength(1);
});

test("the file's name tells the device and the time", async () => {
  const { deviceFile, fileName } = await import("./export.js");
  const file = await deviceFile(new Date("2026-11-30T14:32:10Z"));
  expect(fileName(file)).toBe("matside-phone-7-20261130-1432.json");
});

async function anotherDevice() {
  phone = await freshPhone({ device: 8, token: "token-8" });
  await (await phone.db.open()).put("kits", { competition: COMPETITION, kit: KIT });
  phone = await restart();
}

async function exported() {
  return (await import("./export.js")).deviceFile();
}

async function imported(text) {
  return (await import("./import.js")).importFile(text);
}

async function exchange() {
  await phone.courier.exchange(phone.seats.seat.value);
}

function envelope(change, sig) {
  const whole = {
    device: 7,
    n: 1,
    prev: null,
    by: "Ada",
    subject: { person: 12, slot: 1 },
    base: [],
    body: {},
  };
  const op = {
    id: "an-entry-1",
    stream: ROUND,
    kind: "attempt.record",
    ...whole,
    at: "2026-01-01T00:00:00Z",
    schema: 1,
    ...change,
  };
  return { raw: JSON.stringify(op), sig };
}

function fileOf(operations) {
  return JSON.stringify({
    format: "matside-device",
    version: 1,
    competitions: [{ id: COMPETITION, name: "Cubes 2026", operations }],
  });
}
