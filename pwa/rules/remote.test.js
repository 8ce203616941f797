/** A fold on a server that keeps none: opened here, fed as a whole. */
import { expect, test } from "vitest";
import { remoteRules } from "./remote.js";

function rules() {
  const asked = [];
  const ask = remoteRules(async (request) => {
    asked.push(request);
    return { ok: true, value: request.ops?.length ?? null };
  });
  return { asked, ask };
}

test("feeding sends all that was ever fed, by value", async () => {
  const { asked, ask } = rules();
  const { value } = await ask({ call: "log.open", stream: "333-r1" });
  await ask({ call: "log.feed", handle: value.handle, ops: ["a"] });
  await ask({ call: "log.feed", handle: value.handle, ops: ["b", "c"] });
  expect(asked).toEqual([
    { call: "log.fold", stream: "333-r1", ops: ["a"] },
    { call: "log.fold", stream: "333-r1", ops: ["a", "b", "c"] },
  ]);
});

test("two folds do not mix", async () => {
  const { asked, ask } = rules();
  const first = await ask({ call: "log.open", stream: "333-r1" });
  const second = await ask({ call: "log.open", stream: "222-r1" });
  await ask({ call: "log.feed", handle: first.value.handle, ops: ["a"] });
  await ask({ call: "log.feed", handle: second.value.handle, ops: ["b"] });
  expect(asked.map(({ stream, ops }) => [stream, ops])).toEqual([
    ["333-r1", ["a"]],
    ["222-r1", ["b"]],
  ]);
});

test("a fold that was closed, or never opened, is an error of the door's kind", async () => {
  const { ask } = rules();
  const { value } = await ask({ call: "log.open", stream: "333-r1" });
  await ask({ call: "log.close", handle: value.handle });
  for (const handle of [value.handle, 99])
    expect(await ask({ call: "log.feed", handle, ops: [] })).toMatchObject({
      ok: false,
      error: { code: "bad-argument", field: "handle" },
    });
});

test("every other call goes as it is", async () => {
  const { asked, ask } = rules();
  await ask({ call: "time.show", cs: 1 });
  expect(asked).toEqual([{ call: "time.show", cs: 1 }]);
});
