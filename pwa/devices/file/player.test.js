import { expect, test } from "vitest";
import { playerOf } from "./player.js";

/** A clock that goes on only by waiting; `late` ms are lost at each wait, as on a busy phone. */
function slowClock(late = 0) {
  let time = 1000;
  return {
    now: () => time,
    wait: async (ms) => {
      time += ms + late;
    },
  };
}

/** A sink that notes when each thing came, in ms since it was made. */
function notes(clock) {
  const start = clock.now();
  const seen = [];
  const note = (kind) => (value) => seen.push([clock.now() - start, kind, value]);
  return {
    seen,
    bytes: (bytes) => note("bytes")([...bytes]),
    told: note("told"),
    link: note("link"),
    trouble: note("trouble"),
  };
}

const EVENTS = [
  { at: 0, link: "up" },
  { at: 100, bytes: Uint8Array.of(1) },
  { at: 212, bytes: Uint8Array.of(2) },
  { at: 212, trouble: "garbled" },
  { at: 300, told: { as: "stopped", ms: 5 } },
];

async function played(options, late) {
  const clock = slowClock(late);
  const sink = notes(clock);
  const ended = await playerOf(EVENTS, { ...options, clock }).run(sink);
  return { ended, seen: sink.seen };
}

test("a capture is played in its own rhythm", async () => {
  expect(await played()).toEqual({
    ended: true,
    seen: [
      [0, "link", "up"],
      [100, "bytes", [1]],
      [212, "bytes", [2]],
      [212, "trouble", "garbled"],
      [300, "told", { as: "stopped", ms: 5 }],
    ],
  });
});

test("twice as fast takes half the time, and no time at all is possible", async () => {
  const times = async (speed) => (await played({ speed })).seen.map(([at]) => at);
  expect(await times(2)).toEqual([0, 50, 106, 106, 150]);
  expect(await times(Number.POSITIVE_INFINITY)).toEqual([0, 0, 0, 0, 0]);
});

test("what comes late does not delay what follows", async () => {
  const { seen } = await played({}, 30);
  expect(seen.map(([at]) => at)).toEqual([0, 130, 242, 242, 330]);
});

test("nothing comes after it was stopped", async () => {
  const clock = slowClock();
  const sink = notes(clock);
  const player = playerOf(EVENTS, { clock });
  sink.bytes = () => player.stop();
  expect(await player.run(sink)).toBe(false);
  expect(sink.seen).toEqual([[0, "link", "up"]]);
});
