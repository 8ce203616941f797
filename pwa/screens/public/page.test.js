import "fake-indexeddb/auto";
import { describe, expect, test } from "vitest";
import { followPage } from "./page.js";

const answer = (status, value, etag = null) => ({
  status,
  ok: status === 200,
  headers: { get: () => etag },
  json: async () => value,
});
const offline = async () => {
  throw new TypeError("unreachable");
};

describe("a public page", () => {
  test("asks again with the tag that it has and keeps its copy on 304", async () => {
    const tags = [];
    const answers = [answer(200, { seq: 1 }, '"1"'), answer(304)];
    const fetchPage = async (_, { headers }) => {
      tags.push(headers["If-None-Match"] ?? null);
      return answers.shift();
    };
    const follow = followPage("/a", { fetchPage });
    await follow.ready;
    await follow.refresh();
    expect(tags).toEqual([null, '"1"']);
    expect(follow.page.value).toMatchObject({ value: { seq: 1 }, state: "fresh" });
  });

  test("shows the last copy with its time when there is no network", async () => {
    await followPage("/b", { fetchPage: async () => answer(200, { seq: 5 }) }).ready;
    const later = followPage("/b", { fetchPage: offline });
    await later.ready;
    expect(later.page.value).toMatchObject({ value: { seq: 5 }, state: "stale" });
    expect(later.page.value.at).toMatch(/Z$/);
  });

  test("without a copy and without a network it has nothing, and says so", async () => {
    const follow = followPage("/c", { fetchPage: offline });
    await follow.ready;
    expect(follow.page.value).toEqual({ value: null, at: null, state: "stale" });
  });

  test("a page that does not exist is unknown, not stale", async () => {
    const follow = followPage("/d", { fetchPage: async () => answer(404) });
    await follow.ready;
    expect(follow.page.value.state).toBe("unknown");
  });
});
