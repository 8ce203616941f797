import { expect, test } from "vitest";
import { headOf, lineOf } from "../capture.js";
import { file } from "./source.js";

const AT_ONCE = { speed: Number.POSITIVE_INFINITY };
const TEXT = headOf({ source: "serial", baud: 1200 }) + lineOf({ at: 5, bytes: Uint8Array.of(7) });

function sinkInto(seen) {
  return {
    bytes: (bytes) => seen.push([...bytes]),
    told: (told) => seen.push(told),
    link: (link) => seen.push(link),
    trouble: (code) => seen.push(code),
  };
}

test("a recording is connected, says what it holds, and is gone at its end", async () => {
  const port = await file.ask({ recording: new File([TEXT], "table-3.jsonl"), ...AT_ONCE });
  expect(port.name).toBe("table-3.jsonl");
  const seen = [];
  await port.run(sinkInto(seen));
  expect(seen).toEqual(["up", [7], "down"]);
});

test("run again, it begins again", async () => {
  const port = await file.ask({ recording: new File([TEXT], "a"), ...AT_ONCE });
  const seen = [];
  for (const _round of [1, 2]) {
    await port.run(sinkInto(seen));
  }
  expect(seen).toEqual(["up", [7], "down", "up", [7], "down"]);
});

test("closed, it says nothing more", async () => {
  const port = await file.ask({ recording: new File([TEXT], "a") });
  const seen = [];
  port.run(sinkInto(seen));
  await port.close();
  await new Promise((done) => setTimeout(done, 20));
  expect(seen).toEqual(["up"]);
});

test("a file of another kind is refused", async () => {
  await expect(file.ask({ recording: new File(["{}"], "a") })).rejects.toMatchObject({
    code: "wrong-file",
    cause: { line: 1 },
  });
});

test("no recording plays by itself", async () => {
  expect(await file.again()).toBe(null);
});
