/**
 * I9: streams of damaged solves, each followed by a clean one. However a stream is damaged, no time is offered but the one that the
 * timer showed when it stopped, and the clean solve after it is always read rightly. `make soak` looks at a million packets
 * with a fresh seed; `MATSIDE_SEED=` repeats a run.
 */
import { expect, test } from "vitest";
import { damaged } from "../../testing/devices/damage.js";
import { dice } from "../../testing/devices/dice.js";
import { solve } from "../../testing/devices/packets.js";
import { makeReading } from "../../testing/devices/reading.js";

const SOAK = process.env.MATSIDE_SOAK === "1";
const PACKETS = SOAK ? 1_000_000 : 20_000;
const SEED = Number(process.env.MATSIDE_SEED || (SOAK ? Date.now() % 1e9 : 1));
const KINDS = ["full", "i-only", "all-s", "hand"];

const someSolve = (random) => ({
  letters: random.of(KINDS),
  ms: 300 + random.below(20_000),
  period: random.of([112, 129, 200]),
  phase: random.below(100),
  places: random.of([2, 3, 3]),
  after: 400 + random.below(2500),
});

test(`of ${PACKETS} packets no wrong time is offered, and every clean solve is read rightly`, () => {
  const random = dice(SEED);
  const reading = makeReading();
  const told = { packets: 0, damaged: 0, clean: 0, read: 0, wrong: 0, unread: 0 };

  function attempt(solved, change) {
    const script = solve(solved);
    told.packets += script.length;
    reading.people(...random.of([["taken", "signed"], ["signed"], []]), "attempt");
    reading.offers.length = 0;
    reading.seen.length = 0;
    reading.play(change(script));
    const shown = solved.places === 2 ? solved.ms - (solved.ms % 10) : solved.ms;
    told.wrong += reading.offers.filter(({ reading_ms }) => reading_ms !== shown).length;
    return reading.offers.length;
  }

  const start = performance.now();
  while (told.packets < PACKETS) {
    told.damaged++;
    told.read += attempt(someSolve(random), (script) => damaged(script, random));
    told.clean++;
    const read = attempt({ ...someSolve(random), after: 1500 }, (script) => script);
    if (read !== 1) told.unread++;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`MATSIDE_SEED=${SEED}: ${JSON.stringify(told)} in ${seconds} s`);
  expect(told).toMatchObject({ wrong: 0, unread: 0 });
}, 1_200_000);
