import { afterEach, expect, test, vi } from "vitest";
import { exclusively } from "./locks.js";

afterEach(() => vi.unstubAllGlobals());

test("without Web Locks tasks of one name run one after the other, in the order of asking", async () => {
  vi.stubGlobal("navigator", {});
  const log = [];
  const task = (name) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 2));
    log.push(`${name} ends`);
    return name;
  };
  const given = await Promise.all(["a", "b"].map((name) => exclusively("append", task(name))));
  expect(log).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  expect(given).toEqual(["a", "b"]);
});

test("a task that fails tells its own caller and lets the next one run", async () => {
  vi.stubGlobal("navigator", {});
  const failing = exclusively("append", async () => {
    throw new Error("full");
  });
  const next = exclusively("append", async () => "saved");
  await expect(failing).rejects.toThrow("full");
  expect(await next).toBe("saved");
});

test("with Web Locks the browser keeps the order, across tabs", async () => {
  const request = vi.fn((_name, task) => task());
  vi.stubGlobal("navigator", { locks: { request } });
  expect(await exclusively("append", async () => "saved")).toBe("saved");
  expect(request).toHaveBeenCalledWith("append", expect.any(Function));
});
