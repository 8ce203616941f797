/** Whatever a network does to an answer, the caller gets a value or an error with a code. */
import { afterEach, expect, test, vi } from "vitest";
import { api, request } from "./api.js";

let asked;

afterEach(() => vi.unstubAllGlobals());

test("an answer in JSON is the value, with its ETag", async () => {
  answer(200, '{"a":1}', { ETag: '"7"' });
  expect(await request("GET", "/api/x")).toEqual({ value: { a: 1 }, etag: '"7"' });
  expect(asked).toMatchObject({ path: "/api/x", method: "GET", body: undefined });
});

test("a body goes out as JSON, in the language of the person", async () => {
  answer(200, "{}");
  await api.post("/api/x", { name: "문" }, { token: "secret" });
  expect(asked).toMatchObject({
    method: "POST",
    body: '{"name":"문"}',
    headers: {
      Authorization: "Bearer secret",
      "Content-Type": "application/json",
      "Accept-Language": "en",
    },
  });
});

test("an answer without a body is null", async () => {
  answer(204, null);
  expect(await api.del("/api/x")).toBe(null);
});

test("a problem has its code, its field and its sentence", async () => {
  const problem = { code: "wcif-invalid", field: "events[0].id", title: "The file is no WCIF." };
  answer(422, JSON.stringify(problem));
  await expect(api.post("/api/x", {})).rejects.toMatchObject({ status: 422, ...problem });
});

test("how long to wait is told in seconds, or left to the caller", async () => {
  for (const [said, retryAfter] of [
    ["30", 30],
    ["Wed, 21 Oct 2026 07:28:00 GMT", null],
    [undefined, null],
  ]) {
    answer(429, '{"code":"too-many-requests"}', said && { "Retry-After": said });
    const refused = { status: 429, code: "too-many-requests", retryAfter };
    await expect(api.get("/api/x")).rejects.toMatchObject(refused);
  }
});

test("a failure that is not in JSON is one of the server", async () => {
  answer(502, "<html>Bad gateway");
  await expect(api.get("/api/x")).rejects.toMatchObject({ status: 502, code: "server" });
});

test("the page of somebody in between is no answer of the server", async () => {
  answer(200, "<html>Accept our terms");
  await expect(api.get("/api/x")).rejects.toMatchObject({ status: 200, code: "bad-reply" });
});

test("no answer, or one that breaks off, is being offline", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(api.get("/api/x")).rejects.toMatchObject({ status: 0, code: "offline" });
  vi.stubGlobal("fetch", async () => ({
    ok: true,
    status: 200,
    text: () => Promise.reject(new TypeError("network error")),
  }));
  await expect(api.get("/api/x")).rejects.toMatchObject({ status: 0, code: "offline" });
});

function answer(status, text, headers) {
  vi.stubGlobal("fetch", async (path, options) => {
    asked = { path, ...options };
    return new Response(text, { status, headers });
  });
}
