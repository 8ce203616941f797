import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeInputs } from "../../testing/devices/inputs.js";
import { audio } from "./source.js";

vi.mock("./worklet.js?worker&url", () => ({ default: "/assets/worklet.js" }));

const BUILT_IN = { id: "b", name: "Built-in" };
const CARD = { id: "c", name: "USB Audio" };
let room;
let open = [];

function browserWith(...inputs) {
  room = makeInputs(inputs);
  for (const [name, value] of Object.entries(room.globals)) vi.stubGlobal(name, value);
}

function listenTo(port) {
  const said = { bytes: [], link: [], trouble: [], level: [] };
  const sink = Object.fromEntries(
    Object.entries(said).map(([what, list]) => [what, (one) => void list.push(one)]),
  );
  said.ended = port.run(sink).catch((trouble) => trouble.code);
  open.push(port);
  return said;
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  browserWith(BUILT_IN, CARD);
});
afterEach(async () => {
  await Promise.all(open.map((port) => port.close()));
  open = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks for the sound as it is", async () => {
  listenTo(await audio.ask({ device: "c" }));
  expect(room.asked).toEqual([
    {
      echoCancellation: false,
      noiseSuppression: false,
      autoGainControl: false,
      channelCount: { ideal: 1 },
      deviceId: { exact: "c" },
    },
  ]);
});

it("hands on bytes and levels", async () => {
  const port = await audio.ask({ device: "c" });
  const said = listenTo(port);
  await settled();
  room.says({ bytes: Uint8Array.of(73, 48) });
  room.says({ level: { signal: 0.4, noise: 0.1 } });
  expect(port.name).toBe("USB Audio");
  expect(said).toMatchObject({
    link: ["up"],
    trouble: [null],
    bytes: [Uint8Array.of(73, 48)],
    level: [{ signal: 0.4, noise: 0.1 }],
  });
});

it.each([
  ["NotAllowedError", "no-microphone"],
  ["NotFoundError", "no-sound"],
  ["NotReadableError", "busy"],
])("%s is told as %s, and leaves nothing open", async (failure, code) => {
  room.failure = failure;
  await expect(audio.ask({})).rejects.toMatchObject({ code });
  expect(room.contexts.map(({ state }) => state)).toEqual(["closed"]);
});

it("takes the browser's input where the one of last time is gone", async () => {
  room.plugged = [BUILT_IN];
  const port = await audio.ask({ device: "c" });
  open.push(port);
  expect(port.name).toBe("Built-in");
});

it("finds the input of last time by its name, without a tap", async () => {
  const port = await audio.again({ name: "USB Audio" });
  open.push(port);
  expect(room.asked[0].deviceId).toEqual({ exact: "c" });
});

it.each([
  ["the page has no permission", () => (room.permission = "prompt"), { name: "USB Audio" }],
  ["the input is out", () => (room.plugged = [BUILT_IN]), { name: "USB Audio" }],
  ["none was chosen", () => {}, {}],
])("opens nothing by itself where %s", async (_, change, options) => {
  change();
  expect(await audio.again(options)).toBe(null);
  expect(room.asked).toEqual([]);
});

it("an input that is chosen at two places is heard at the last, and the other is told", async () => {
  const first = listenTo(await audio.ask({ device: "c" }));
  await settled();
  expect(await audio.again({ device: "c" })).toBe(null); // nothing takes it by itself
  const second = listenTo(await audio.ask({ device: "c" }));
  expect(await first.ended).toBe("busy");
  expect(first.link).toEqual(["up", "down"]);
  await settled();
  room.says({ bytes: Uint8Array.of(1) });
  expect([first.bytes.length, second.bytes.length]).toEqual([0, 1]);
});

it("a card that another place has taken since is waited for", async () => {
  const first = listenTo(await audio.ask({ device: "c" }));
  await settled();
  room.pull("c");
  await settled();
  room.plugged.push(CARD);
  const second = listenTo(await audio.ask({ device: "c" }));
  await vi.advanceTimersByTimeAsync(4000);
  expect(first.link).toEqual(["up", "down"]);
  expect(second.link).toEqual(["up"]);
});

it("an input that was let go can be heard again at once", async () => {
  const first = await audio.ask({ device: "c" });
  listenTo(first);
  await settled();
  const second = await audio.ask({ device: "c" });
  await first.close();
  const said = listenTo(second);
  await settled();
  expect(said.link).toEqual(["up"]);
});

it.each([true, false])(
  "takes a card up again that was pulled out (the track tells: %s)",
  async (telling) => {
    const said = listenTo(await audio.ask({ device: "c" }));
    await settled();
    room.pull("c", { telling });
    await settled();
    expect(said.link).toEqual(["up", "down"]);
    expect(said.trouble).toEqual([null, "unplugged"]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(room.asked).toHaveLength(1); // what is not there is not asked for
    room.plug(CARD);
    await settled();
    room.says({ bytes: Uint8Array.of(1) });
    expect(said.link).toEqual(["up", "down", "up"]);
    expect(said.trouble).toEqual([null, "unplugged", null]);
    expect(said.bytes).toHaveLength(1);
  },
);

it("finds a card that came back unannounced", async () => {
  const said = listenTo(await audio.ask({ device: "c" }));
  await settled();
  room.pull("c");
  await settled();
  room.plugged.push(CARD);
  await vi.advanceTimersByTimeAsync(2000);
  expect(said.link).toEqual(["up", "down", "up"]);
});

it("ends when the page may not use the microphone any more", async () => {
  const said = listenTo(await audio.ask({ device: "c" }));
  await settled();
  room.pull("c");
  await settled();
  room.failure = "NotAllowedError";
  room.plug(CARD);
  expect(await said.ended).toBe("no-microphone");
  expect(said.link.at(-1)).toBe("down");
});

it("another input that goes changes nothing", async () => {
  const said = listenTo(await audio.ask({ device: "c" }));
  await settled();
  room.pull("b", { telling: false });
  await settled();
  expect(said.link).toEqual(["up"]);
});

it("a browser that holds the sound goes on after a tap", async () => {
  room.state = "suspended";
  const said = listenTo(await audio.ask({ device: "c" }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(said.trouble).toEqual([null, "paused"]);
  room.tap();
  await settled();
  expect(said.trouble).toEqual([null, "paused", null]);
});

it("a call that interrupts the sound is told", async () => {
  const said = listenTo(await audio.ask({ device: "c" }));
  await settled();
  room.contexts[0].be("interrupted");
  expect(said.trouble).toEqual([null, "paused"]);
});

it("leaves nothing open, ten times", async () => {
  for (let round = 0; round < 10; round++) {
    const port = await audio.ask({ device: "c" });
    const { ended } = listenTo(port);
    await settled();
    await port.close();
    await ended;
  }
  expect(room.tracks.every(({ readyState }) => readyState === "ended")).toBe(true);
  expect(room.contexts.every(({ state }) => state === "closed")).toBe(true);
});

it("a port that was never run is closed, too", async () => {
  const port = await audio.ask({ device: "c" });
  await port.close();
  expect(room.contexts[0].state).toBe("closed");
});
