/** What a phone needs for a day without network is on the phone, and belongs to the seat that it was given to. */
import { beforeEach, expect, test, vi } from "vitest";
import { freshPhone, joined, restart } from "../testing/phone.js";

const KIT = { rounds: [{ id: "333-r1", status: "open" }] };
let asked;
let phone;

beforeEach(async () => {
  phone = await freshPhone();
  asked = [];
  answer(200, KIT, { ETag: '"1"' });
});

test("it is kept for a day without network", async () => {
  await phone.kit.refreshKit();
  phone = await restart();
  await phone.kit.loadKit();
  expect(phone.kit.kit.value).toEqual(KIT);
});

test("an unchanged one is not sent again", async () => {
  await phone.kit.refreshKit();
  answer(304, null);
  await phone.kit.refreshKit();
  expect(asked.map(({ etag }) => etag)).toEqual([undefined, '"1"']);
  expect(phone.kit.kit.value).toEqual(KIT);
});

test("another seat at the same competition asks for its own", async () => {
  await phone.kit.refreshKit();
  await phone.seats.addSeat(joined({ device: 8, token: "token-8", role: "delegate" }));
  await phone.kit.refreshKit();
  expect(asked.at(-1)).toEqual({ token: "Bearer token-8", etag: undefined });
});

test("one that another tab has fetched is shown here too", async () => {
  const other = await restart();
  await other.kit.refreshKit();
  await vi.waitFor(() => expect(phone.kit.kit.value).toEqual(KIT));
});

test("a competition without a kit shows none, least of all that of another", async () => {
  await phone.kit.refreshKit();
  await phone.seats.addSeat(joined({ competition: "Other2026" }));
  await phone.kit.loadKit();
  expect(phone.kit.kit.value).toBe(null);
});

test("one that says that the place has moved gives the place up", async () => {
  answer(200, { ...KIT, me: { device: 7, moved_to: 12 } });
  await phone.kit.refreshKit();
  expect(phone.seats.seat.value).toBe(null);
  expect(phone.seats.moved.value).toMatchObject([{ device: 7, movedTo: 12 }]);
});

test("no answer leaves the kit that is here", async () => {
  await phone.kit.refreshKit();
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(phone.kit.refreshKit()).rejects.toMatchObject({ code: "offline" });
  expect(phone.kit.kit.value).toEqual(KIT);
});

function answer(status, body, headers) {
  vi.stubGlobal("fetch", async (_path, { headers: sent }) => {
    asked.push({ token: sent.Authorization, etag: sent["If-None-Match"] });
    return new Response(body && JSON.stringify(body), { status, headers });
  });
}
