import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBluetooth, OFFERS } from "../../testing/devices/bluetooth.js";
import { DUMPS, ganFrame } from "../../testing/devices/gan.js";
import { gan } from "./source.js";

const NAME = "GAN-Halo-1234";

let ports;

beforeEach(() => {
  ports = [];
  vi.useFakeTimers();
});

afterEach(async () => {
  await Promise.all(ports.map((port) => port.close()));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function room(options) {
  const fake = fakeBluetooth(options);
  vi.stubGlobal("navigator", { bluetooth: fake.bluetooth });
  return fake;
}

/** A sink that keeps what it was given, each as a short word. */
function listener() {
  const said = [];
  return {
    said,
    bytes: () => said.push("bytes"),
    told: ({ as, ms }) => said.push(ms === undefined ? as : `${as} ${ms}`),
    link: (link) => said.push(link),
    trouble: (code) => said.push(code ? `trouble ${code}` : "well"),
    rejected: (hex) => said.push(`rejected ${hex}`),
    /** What was said since it was asked last. */
    news: () => said.splice(0),
  };
}

/** A timer that was chosen, connected and heard. */
async function plugged(fake, offers) {
  const timer = fake.device(NAME, offers);
  fake.choose(NAME);
  return { timer, ...(await runs(await gan.ask({}))) };
}

async function runs(port) {
  ports.push(port);
  const sink = listener();
  const ended = port.run(sink).then(
    () => "closed",
    (error) => error.code,
  );
  await vi.advanceTimersByTimeAsync(1);
  return { port, sink, ended };
}

const wait = (ms) => vi.advanceTimersByTimeAsync(ms);
const failure = (promise) =>
  promise.then(
    () => "fine",
    (error) => error.code,
  );

describe("choosing a timer", () => {
  it("is called what the device is called", async () => {
    const { port, sink } = await plugged(room());
    expect(port.name).toBe(NAME);
    expect(sink.news()).toEqual(["well", "up"]);
  });

  it.each([
    ["the chooser is closed", (fake) => fake.choose(null), "bluetooth-nothing-chosen"],
    ["the browser does not allow it", (fake) => fake.refuse(), "bluetooth-denied"],
    ["Bluetooth is off", (fake) => fake.adapter(false), "bluetooth-off"],
  ])("fails in words where %s", async (_, spoil, code) => {
    const fake = room();
    fake.device(NAME);
    fake.choose(NAME);
    spoil(fake);
    expect(await failure(gan.ask({}))).toBe(code);
  });

  it("fails in words in a browser without Bluetooth, and on a page that is not secure", async () => {
    vi.stubGlobal("navigator", {});
    expect(await failure(gan.ask({}))).toBe("bluetooth-unsupported");
    expect(await gan.again({})).toBe(null);
    vi.stubGlobal("isSecureContext", false);
    expect(await failure(gan.ask({}))).toBe("insecure");
  });

  it("says of a cube that it is no timer, after it was looked for three times", async () => {
    const { sink, ended } = await plugged(room(), OFFERS.cube);
    await wait(5000);
    expect(await ended).toBe("no-service");
    expect(sink.news()).not.toContain("up");
  });

  it("says so as well of a device that has the service and tells no states", async () => {
    const { ended } = await plugged(room(), OFFERS["timer without states"]);
    await wait(5000);
    expect(await ended).toBe("no-service");
  });

  it("does without the stored times", async () => {
    const { timer, sink } = await plugged(room(), OFFERS["timer without stored times"]);
    timer.send(DUMPS.running);
    expect(sink.news()).toEqual(["well", "up", "running"]);
  });

  it("looks again where the first search finds nothing", async () => {
    const fake = room();
    const timer = fake.device(NAME);
    timer.hide(2);
    fake.choose(NAME);
    const { sink } = await runs(await gan.ask({}));
    await wait(5000);
    expect(sink.news().at(-1)).toBe("up");
  });
});

describe("a solve", () => {
  it("is told with the time of the one frame, and the frame", async () => {
    const { timer, sink } = await plugged(room());
    sink.news();
    const told = vi.spyOn(sink, "told");
    for (const frame of ["reset", "hands", "armed", "running", "stopped"]) timer.send(DUMPS[frame]);
    timer.send(ganFrame("finished"));
    expect(sink.news()).toEqual(["reset", "hands", "armed", "running", "stopped 2387"]);
    expect(told).toHaveBeenLastCalledWith({
      as: "stopped",
      ms: 2387,
      hex: "FE080104000283013CF2",
    });
  });

  it("goes on over a frame that is damaged, which is dropped", async () => {
    const { timer, sink } = await plugged(room());
    sink.news();
    timer.send(DUMPS.running);
    timer.send("fe 08 01 04 00 02 83 01 3c f3");
    timer.send("fe 08 01 04");
    timer.send(DUMPS.stopped);
    expect(sink.news()).toEqual([
      "running",
      "rejected FE080104000283013CF3",
      "rejected FE080104",
      "stopped 2387",
    ]);
  });

  it("says it where nothing can be read, and takes it back when something can", async () => {
    const { timer, sink } = await plugged(room());
    for (let i = 0; i < 6; i++) timer.send("fe 01 02 03");
    expect(sink.news().at(-1)).toBe("trouble bluetooth-garbled");
    timer.send(DUMPS.reset);
    expect(sink.news()).toEqual(["well", "reset"]);
  });
});

describe("a timer that went off", () => {
  it("is heard of, and goes on by itself", async () => {
    const { timer, sink } = await plugged(room());
    timer.power(false);
    await wait(60_000);
    expect(sink.news()).toEqual(["well", "up", "down", "trouble bluetooth-away"]);
    timer.power(true);
    await wait(1);
    timer.send(DUMPS.hands);
    expect(sink.news()).toEqual(["well", "up", "hands"]);
  });

  it("is tried now and then where the browser does not hear it, and then has to be chosen again", async () => {
    const { timer, sink } = await plugged(room({ watches: false }));
    timer.power(false);
    await wait(20_000);
    expect(sink.news().at(-1)).toBe("trouble bluetooth-away");
    await wait(60_000);
    expect(sink.news().at(-1)).toBe("trouble bluetooth-again");
    timer.power(true);
    await wait(30_000);
    expect(sink.news().at(-1)).toBe("up");
  });

  it("that stood at a time keeps it, and hands on it are no reset", async () => {
    const { timer, sink } = await plugged(room());
    timer.send(DUMPS.stopped);
    timer.power(false);
    timer.power(true);
    await wait(2000);
    sink.news();
    timer.send(DUMPS.hands);
    timer.send(DUMPS["hands-off"]);
    expect(sink.news()).toEqual([]);
  });

  it("comes back twenty times, and is heard once each time", async () => {
    const { timer, sink } = await plugged(room());
    for (let i = 0; i < 20; i++) {
      timer.power(false);
      await wait(10);
      timer.power(true);
      await wait(2000);
    }
    sink.news();
    timer.send(DUMPS.running);
    expect(sink.news()).toEqual(["running"]);
  });

  it("is searched again where the search fails as it comes back", async () => {
    const { timer, sink } = await plugged(room());
    timer.power(false);
    timer.hide(5);
    timer.power(true);
    await wait(120_000);
    expect(sink.news().at(-1)).toBe("up");
  });
});

describe("Bluetooth", () => {
  it("that is switched off and on again", async () => {
    const fake = room();
    const { timer, sink } = await plugged(fake);
    fake.adapter(false);
    await wait(100);
    expect(sink.news().slice(2)).toEqual(["down", "trouble bluetooth-off"]);
    fake.adapter(true);
    await wait(100);
    expect(sink.news().at(-1)).toBe("up");
    expect(timer.listened).toBe(true);
  });

  it("whose permission was taken back ends it in words", async () => {
    const fake = room();
    const { timer, ended } = await plugged(fake);
    fake.forget(NAME);
    timer.lose();
    await wait(2000);
    expect(await ended).toBe("bluetooth-denied");
  });
});

describe("after a reload", () => {
  it("the timer is there again without a tap, once something is heard of it", async () => {
    const fake = room({ allowed: [NAME] });
    const timer = fake.device(NAME);
    const { sink } = await runs(await gan.again({ name: NAME }));
    await wait(1000);
    timer.send(DUMPS.reset);
    expect(sink.news().slice(-3)).toEqual(["well", "up", "reset"]);
  });

  it("a browser that remembers nothing needs a tap", async () => {
    room({ allowed: [NAME], remembers: false }).device(NAME);
    expect(await gan.again({ name: NAME })).toBe(null);
  });

  it("of two that are called alike, or one of another name, none is guessed", async () => {
    const fake = room({ allowed: ["GAN-1", "GAN-2"] });
    fake.device("GAN-1");
    fake.device("GAN-2");
    expect(await gan.again({})).toBe(null);
    expect(await gan.again({ name: "GAN-3" })).toBe(null);
  });

  it("a timer that another place reads is not taken twice", async () => {
    const fake = room({ allowed: ["GAN-1", "GAN-2"] });
    fake.device("GAN-1");
    fake.device("GAN-2");
    const { port } = await runs(await gan.again({ name: "GAN-1" }));
    const other = await runs(await gan.again({}));
    expect([port.name, other.port.name]).toEqual(["GAN-1", "GAN-2"]);
  });
});

describe("a timer that is chosen at two places", () => {
  it("is read at the one where it was chosen last, and the other is told", async () => {
    const { timer, sink, ended } = await plugged(room());
    sink.news();
    const second = await runs(await gan.ask({}));
    expect(await ended).toBe("busy");
    timer.send(DUMPS.running);
    expect([sink.news(), second.sink.news().at(-1)]).toEqual([["down"], "running"]);
  });

  it("stays there when the other is closed", async () => {
    const { timer, port } = await plugged(room());
    const second = await runs(await gan.ask({}));
    await port.close();
    expect(timer.send(DUMPS.running)).toBe(true);
    expect(second.sink.news()).toEqual(["well", "up", "running"]);
  });
});

describe("closing", () => {
  it("ends the connection, and nothing is said any more", async () => {
    const { timer, port, sink, ended } = await plugged(room());
    await port.close();
    expect(await ended).toBe("closed");
    expect([timer.connected, timer.send(DUMPS.running)]).toEqual([false, false]);
    expect(sink.news().slice(2)).toEqual(["down"]);
  });

  it("ends the waiting for one that is off", async () => {
    const { timer, port, ended } = await plugged(room());
    timer.power(false);
    await wait(5000);
    await port.close();
    expect(await ended).toBe("closed");
    expect(timer.watched).toBe(false);
  });

  it("lets the timer be taken again, ten times", async () => {
    const fake = room();
    const timer = fake.device(NAME);
    fake.choose(NAME);
    for (let i = 0; i < 10; i++) {
      const { port, sink } = await runs(await gan.ask({}));
      timer.send(DUMPS.running);
      expect(sink.news()).toEqual(["well", "up", "running"]);
      await port.close();
    }
  });
});
