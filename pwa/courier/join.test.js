import { openDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPhone, joined } from "../testing/phone.js";
import { verifies } from "../testing/signatures.js";

let asked;
let phone;
let join;

beforeEach(async () => {
  phone = await freshPhone();
  join = await import("./join.js");
  asked = [];
});

test("a code and a name give a place, which is the current one from then on", async () => {
  answer(201, joined({ device: 9, token: "new", competition: "Other2026" }));
  const seat = await join.joinWithSecret("abcde fghjk", "Bo");
  expect(asked).toMatchObject([{ path: "/api/join", body: { secret: "abcde fghjk", name: "Bo" } }]);
  expect(seat).toMatchObject({ competition: "Other2026", device: 9, token: "new", next: 1 });
  expect(phone.seats.seat.value).toEqual(seat);
});

test("the server is given the public half of what the place signs with", async () => {
  answer(201, joined({ device: 9 }));
  const { key } = await join.joinWithSecret("ABCDE-FGHJK", "Bo");
  const [{ sig }] = await (await import("../store/keys.js")).signed(key, [{ raw: "x" }]);
  expect(await verifies(asked[0].body.public_key, "x", sig)).toBe(true);
});

test("the first organizer's place has a key too", async () => {
  answer(201, joined({ role: "organizer", competition: "Other2026" }));
  const wcif = { formatVersion: "1.0" };
  const seat = await join.startCompetition({ secret: "S", name: "Bo", edition: "wca-2026", wcif });
  expect(asked[0]).toMatchObject({ path: "/api/competitions", body: { secret: "S", wcif } });
  expect(seat).toMatchObject({ role: "organizer", key: asked[0].body.public_key });
});

test("a browser that cannot keep a key joins without one", async () => {
  vi.spyOn(crypto.subtle, "generateKey").mockRejectedValueOnce(new Error("no"));
  answer(201, joined({ device: 9 }));
  const { key } = await join.joinWithSecret("ABCDE-FGHJK", "Bo");
  expect(key).toBe(null);
  expect(asked[0].body).not.toHaveProperty("public_key");
});

test("a server that does not take the key gives the place without one", async () => {
  vi.stubGlobal("fetch", async (_path, { body }) => {
    asked.push(JSON.parse(body));
    if (asked.length > 1) return new Response(JSON.stringify(joined({ device: 9 })));
    const problem = { code: "bad-key", field: "public_key" };
    return new Response(JSON.stringify(problem), { status: 422 });
  });
  expect(await join.joinWithSecret("ABCDE-FGHJK", "Bo")).toMatchObject({ device: 9, key: null });
  expect(asked[1]).not.toHaveProperty("public_key");
  expect(await keysKept()).toBe(0);
});

test("no other place's token goes along", async () => {
  answer(201, joined({ device: 9 }));
  await join.joinWithSecret("ABCDE-FGHJK", "Bo");
  expect(asked[0].token).toBeUndefined();
});

test("a refusal has its code and changes nothing", async () => {
  answer(410, { code: "invite-used-up", title: "This invite is used up." });
  await expect(join.joinWithSecret("ABCDE-FGHJK", "Bo")).rejects.toMatchObject({
    status: 410,
    code: "invite-used-up",
    title: "This invite is used up.",
  });
  expect(phone.seats.seats.value).toHaveLength(1);
  expect(await keysKept()).toBe(0);
});

test("a competition that was left takes its key along", async () => {
  answer(201, joined({ device: 9 }));
  const { id } = await join.joinWithSecret("ABCDE-FGHJK", "Bo");
  expect(await keysKept()).toBe(1);
  await phone.seats.removeSeat(id);
  expect(await keysKept()).toBe(0);
});

test("no answer is told as being offline", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(join.joinWithSecret("ABCDE-FGHJK", "Bo")).rejects.toMatchObject({
    status: 0,
    code: "offline",
  });
});

async function keysKept() {
  const db = await openDB("matside-keys");
  const count = await db.count("keys");
  db.close();
  return count;
}

function answer(status, reply) {
  vi.stubGlobal("fetch", async (path, { body, headers }) => {
    const token = headers.Authorization;
    asked.push({ path, body: JSON.parse(body), ...(token && { token }) });
    return new Response(JSON.stringify(reply), { status });
  });
}
