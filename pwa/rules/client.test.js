/** Rules are asked where they run: in the phone's worker, else on the server, else later; saving never waits for them. */
import { beforeEach, expect, test, vi } from "vitest";

const SHOW = { call: "time.show", cs: 6234 };
let rules;
let server;

beforeEach(async () => {
  server = vi.fn(async () => answer({ ok: true, value: { text: "from the server" } }));
  vi.stubGlobal("fetch", server);
  await open({ worker: WorkingWorker });
});

test("the worker answers, and the server is not asked", async () => {
  expect(rules.rulesHost.value).toBe("starting");
  expect(await rules.call(SHOW)).toEqual({ text: "time.show from the phone" });
  expect(rules.rulesHost.value).toBe("phone");
  expect(server).not.toHaveBeenCalled();
});

test("what is asked while the worker starts is answered once it is up, each its own", async () => {
  const replies = await Promise.all(["a", "b", "c"].map((call) => rules.call({ call })));
  expect(replies.map(({ text }) => text[0])).toEqual(["a", "b", "c"]);
});

test("an error of the door has its code and its field", async () => {
  await expect(rules.call({ call: "refuse" })).rejects.toMatchObject({
    name: "RulesError",
    code: "bad-argument",
    field: "cs",
  });
});

test.each([
  ["cannot be loaded", () => FailingWorker],
  ["does not know the rules", () => RefusingWorker],
  ["does not exist in this browser", () => undefined],
])("a worker that %s leaves the rules to the server", async (_how, worker) => {
  await open({ worker: worker() });
  expect(await rules.call(SHOW)).toEqual({ text: "from the server" });
  expect(rules.rulesHost.value).toBe("server");
});

test("a worker that does not come up in twenty seconds is given up", async () => {
  vi.useFakeTimers();
  await open({ worker: SilentWorker });
  const reply = rules.call(SHOW);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(rules.rulesHost.value).toBe("starting");
  await vi.advanceTimersByTimeAsync(1_001);
  vi.useRealTimers();
  expect(await reply).toEqual({ text: "from the server" });
  expect(SilentWorker.terminated).toBe(true);
});

test("a worker that dies under a question has it answered by the server", async () => {
  await rules.call(SHOW);
  expect(await rules.call({ call: "die" })).toEqual({ text: "from the server" });
  expect(rules.rulesHost.value).toBe("server");
});

test("switched off on this device, the worker is not even started", async () => {
  await open({ worker: WorkingWorker, off: true });
  await rules.call(SHOW);
  expect(rules.rulesHost.value).toBe("server");
});

test("with neither worker nor server the call says so, and a later one finds the server again", async () => {
  await open({ worker: FailingWorker });
  server.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(rules.call(SHOW)).rejects.toMatchObject({ code: "rules-unavailable" });
  expect(rules.rulesHost.value).toBe("none");
  expect(await rules.call(SHOW)).toEqual({ text: "from the server" });
  expect(rules.rulesHost.value).toBe("server");
});

async function open({ worker, off = false }) {
  vi.resetModules();
  vi.stubGlobal("Worker", worker);
  vi.stubGlobal("localStorage", {
    getItem: (key) => (off && key === "matsideRules" ? "off" : null),
  });
  rules = await import("./client.js");
}

function answer(reply) {
  return new Response(JSON.stringify(reply));
}

class WorkingWorker extends EventTarget {
  constructor() {
    super();
    setTimeout(() => this.say({ ready: true }));
  }

  postMessage({ id, request }) {
    const { call } = JSON.parse(request);
    if (call === "die") return this.dispatchEvent(new Event("error"));
    const reply =
      call === "refuse"
        ? { ok: false, error: { code: "bad-argument", field: "cs", message: "" } }
        : { ok: true, value: { text: `${call} from the phone` } };
    setTimeout(() => this.say({ id, reply: JSON.stringify(reply) }));
  }

  say(data) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  terminate() {}
}

class FailingWorker extends WorkingWorker {
  say() {
    this.dispatchEvent(new Event("error"));
  }
}

class RefusingWorker extends WorkingWorker {
  say() {
    super.say({ failed: "SyntaxError" });
  }
}

class SilentWorker extends WorkingWorker {
  say() {}

  terminate() {
    SilentWorker.terminated = true;
  }
}
