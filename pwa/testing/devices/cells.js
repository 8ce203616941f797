/**
 * How every cell of the machine's table is reached: a line that leads to the state, and what happens then. Where an event
 * needs something else before it in that state, the cell has a line of its own.
 */
import { EVENTS, NEVER, STATES, WRITTEN } from "../../devices/stackmat/table.js";

const RUN = "I000000 _000112 _000224";
const STOP = `${RUN} S000300 S000300`;

const LEADS = {
  off: "",
  idle: "I000000",
  hands: "I000000 L000000",
  armed: "I000000 A000000",
  running: RUN,
  stopping: `${RUN} _000300 _000300`,
  stopped: STOP,
  stale: "I009000 I009000 I009000",
  reset: `${STOP} I000000 I000000`,
  fault: "I000000 +5000 _005000 _005112 _003000 _003112",
  lost: `${RUN} silence`,
};

const PEOPLE = { up: "up", down: "down", taken: "taken", signed: "signed", attempt: "attempt" };
const ALWAYS = { ...PEOPLE, silence: "silence", doubtful: "_130000" };

const AT_ZERO = {
  zero: "I000000",
  hands: "C000000",
  armed: "A000000",
  ran: "_000112",
  settled: "told:stopped:300",
  jumped: "_130000 _130112",
};

/** A time that stands or runs, and is signed before the timer is reset. */
const WITH_TIME = {
  zero: "signed I000000 I000000",
  hands: "signed L000000 L000000",
  armed: "signed A000000 A000000",
  early: "I000000 I000000",
  ran: "_000412",
  held: "_000224",
  settled: "told:stopped:500",
  fell: "_000050 _000100",
  jumped: "_130000 _130112",
};

const OWN = {
  off: {
    ...{ zero: "I000000", hands: "R000000", armed: "A000000", shown: "I009000" },
    early: `${STOP} silence | I000000`,
    ran: "I009000 | I009112",
    held: "I009000 | I009000",
    settled: "I009000 I009000 | I009000",
    stands: `${STOP} silence S000300 S000300 | S000300`,
    fell: "I009000 I005000 | I005000",
    jumped: "I009000 I130000 | I130112",
    doubtful: "I009000 | I005000",
  },
  running: { settled: "S000300 S000300" },
  stopping: { held: `${RUN} silence _000224 | _000224`, settled: "_000300" },
  stopped: {
    zero: "taken signed I000000 I000000",
    hands: "taken signed L000000 L000000",
    armed: "taken signed A000000 A000000",
    ran: "_000412 _000524",
    held: "_000412 _000524 _000524",
    settled: "_000412 _000524 _000524 _000524",
    stands: "S000300",
  },
  stale: {
    ...{ zero: "I000000 I000000", hands: "L000000 L000000", armed: "A000000 A000000" },
    early: `${STOP} silence I009000 I009000 I009000 I000000 | I000000`,
    ran: "_009112 _009224",
    held: "I005000 I005112 I005112",
    settled: "I009000",
    fell: "I005000 I005000",
  },
  reset: {
    ...{ zero: "taken signed I000000", hands: "taken signed L000000" },
    ...{ armed: "taken signed A000000", early: "I000000" },
  },
  fault: { ran: "_003224", held: "_003112", settled: "_003112 _003112", fell: "_001000 _001112" },
  lost: { ran: "+3000 _003300" },
};

const USUAL = { idle: AT_ZERO, hands: AT_ZERO, armed: AT_ZERO, reset: AT_ZERO };

/** The line that reaches a cell: the last of its events is the cell's. */
function reached(state, event) {
  const then = OWN[state]?.[event] ?? (USUAL[state] ?? WITH_TIME)[event] ?? ALWAYS[event];
  return (then.includes("|") ? then.replace("| ", "") : `${LEADS[state]} ${then}`).trim();
}

/** @type {{state: string, event: string, cell: string, reach: string|null}[]} `reach` is null where it never happens */
export const CELLS = Object.keys(STATES).flatMap((state) =>
  Object.keys(EVENTS).map((event) => {
    const cell = WRITTEN[state][event];
    return { state, event, cell, reach: cell === NEVER ? null : reached(state, event) };
  }),
);
