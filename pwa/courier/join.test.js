import { beforeEach, expect, test, vi } from "vitest";
import { freshPhone, joined } from "../testing/phone.js";

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
  expect(asked).toEqual([{ path: "/api/join", body: { secret: "abcde fghjk", name: "Bo" } }]);
  expect(seat).toMatchObject({ competition: "Other2026", device: 9, token: "new", next: 1 });
  expect(phone.seats.seat.value).toEqual(seat);
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

function answer(status, reply) {
  vi.stubGlobal("fetch", async (path, { body, headers }) => {
    const token = headers.Authorization;
    asked.push({ path, body: JSON.parse(body), ...(token && { token }) });
    return new Response(JSON.stringify(reply), { status });
  });
}
