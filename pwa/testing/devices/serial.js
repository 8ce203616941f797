/**
 * A `navigator.serial` for tests that behaves like the browser's: streams that fail and come back, none after the adapter was pulled out, a close
 * that a locked stream forbids, permissions that outlive a reload. Node imports it; a page gets it as a script before its own.
 */
import { packet } from "./packets.js";

const KEPT = "fake-serial";
const PERIOD = 112; // of a Gen 4, in ms

/** @typedef {{id: string, usbVendorId?: number, usbProductId?: number, plugged: boolean, granted: boolean, number: boolean}} Adapter `number`: has a serial number, without which a browser forgets the permission when it is pulled out */

/**
 * @param {Storage} [storage] where plugged adapters and permissions outlive a reload
 * @returns {{serial: EventTarget, desk: object}} what stands in for `navigator.serial`, and the hands at the table
 */
export function fakeSerial(storage) {
  /** @type {Map<string, Adapter>} */
  const adapters = new Map(JSON.parse(storage?.getItem(KEPT) ?? "[]"));
  const ports = new Map();
  const opened = [];
  let choice = null;

  const keep = () => storage?.setItem(KEPT, JSON.stringify([...adapters]));
  const portOf = (id) => {
    if (!ports.has(id)) ports.set(id, new FakePort(adapters.get(id), opened));
    return ports.get(id);
  };
  const tell = (type, id) => {
    const event = new Event(type);
    Object.defineProperty(event, "target", { value: portOf(id) });
    serial.dispatchEvent(event);
  };

  class FakeSerial extends EventTarget {
    async requestPort() {
      if (globalThis.navigator?.userActivation?.isActive === false) {
        throw new DOMException("Must be handling a user gesture.", "SecurityError");
      }
      if (choice === "denied") throw new DOMException("Access denied.", "SecurityError");
      const chosen = adapters.get(choice);
      if (!chosen?.plugged) throw new DOMException("No port selected.", "NotFoundError");
      chosen.granted = true;
      keep();
      return portOf(choice);
    }

    async getPorts() {
      const known = [...adapters.values()].filter(({ plugged, granted }) => plugged && granted);
      return known.map(({ id }) => portOf(id));
    }
  }
  const serial = new FakeSerial();

  const desk = {
    /** What is taken in the chooser from now on: an adapter's id, null for nothing, "denied". */
    choose(id) {
      choice = id;
    },
    plug(id, { usbVendorId = 0x0403, usbProductId = 0x6001, number = true } = {}) {
      const before = adapters.get(id);
      const granted = Boolean(before?.granted && before.number);
      adapters.set(id, { id, usbVendorId, usbProductId, number, granted, plugged: true });
      ports.delete(id); // a browser sees another port
      keep();
      if (granted) tell("connect", id);
    },
    unplug(id) {
      adapters.get(id).plugged = false;
      keep();
      portOf(id).lose();
      if (adapters.get(id).granted) tell("disconnect", id);
    },
    /** Another program has it. */
    occupy(id, busy = true) {
      portOf(id).busy = busy;
    },
    /** @param {Uint8Array} bytes  @param {number} [chunk] bytes that come at once */
    send(id, bytes, chunk = 1) {
      for (let from = 0; from < bytes.length; from += chunk) {
        portOf(id).arrive(bytes.slice(from, from + chunk));
      }
    },
    /** @param {'BreakError'|'FramingError'|'ParityError'|'BufferOverrunError'|'UnknownError'} name */
    fault(id, name) {
      portOf(id).arrive(new DOMException("", name));
    },
    isOpen: (id) => portOf(id).state === "opened",
    /** Options of each opening. */
    opened,
    timer: (id) => fakeTimer(desk, id),
  };
  return { serial, desk };
}

class FakePort extends EventTarget {
  state = "closed";
  busy = false;
  #adapter;
  #opened;
  #waiting = [];
  #stream = null;
  #fatal = false;
  #wake = null;
  #controller = null;

  constructor(adapter, opened) {
    super();
    this.#adapter = adapter;
    this.#opened = opened;
  }

  getInfo() {
    const { usbVendorId, usbProductId } = this.#adapter;
    return { usbVendorId, usbProductId };
  }

  get connected() {
    return this.#adapter.plugged;
  }

  async open(options) {
    const { baudRate, dataBits = 8, stopBits = 1, bufferSize = 255 } = options;
    if (this.state !== "closed") {
      throw new DOMException("The port is already open.", "InvalidStateError");
    }
    if (!baudRate || bufferSize < 1 || ![7, 8].includes(dataBits) || ![1, 2].includes(stopBits)) {
      throw new TypeError("Failed to execute 'open' on 'SerialPort'");
    }
    this.state = "opening";
    await moment();
    if (this.busy || !this.connected) {
      this.state = "closed";
      throw new DOMException("Failed to open serial port.", "NetworkError");
    }
    this.#opened.push(options);
    this.#waiting = [];
    this.#fatal = false;
    this.state = "opened";
  }

  get readable() {
    if (this.#stream || this.state !== "opened" || this.#fatal) return this.#stream;
    this.#stream = new ReadableStream(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => this.#give(),
        cancel: () => {
          this.#stream = null;
          this.#wake?.();
        },
      },
      { highWaterMark: 0 },
    );
    return this.#stream;
  }

  async close() {
    if (this.state !== "opened") {
      throw new DOMException("The port is already closed.", "InvalidStateError");
    }
    if (this.#stream?.locked) throw new TypeError("Cannot cancel a locked stream");
    this.state = "closing";
    await this.#stream?.cancel();
    await moment();
    this.state = "closed";
  }

  /** Bytes, or an error that stands in the line behind them. */
  arrive(what) {
    if (this.state !== "opened" || this.#fatal) return;
    this.#waiting.push(what);
    this.#wake?.();
  }

  /** Pulled out: what has come is read to its end, then there is no stream any more. */
  lose() {
    if (this.state !== "opened") return;
    this.arrive(new DOMException("The device has been lost.", "NetworkError"));
    this.#fatal = true;
  }

  async #give() {
    const stream = this.#stream;
    while (!this.#waiting.length && this.#stream === stream) {
      await new Promise((wake) => {
        this.#wake = wake;
      });
    }
    if (this.#stream !== stream) return;
    const next = this.#waiting.shift();
    if (next instanceof Uint8Array) return this.#controller.enqueue(next);
    this.#stream = null;
    this.#controller.error(next);
  }
}

/** Lets go of the call, as a browser that asks another process does. */
function moment() {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A timer at the end of the cable: it sends what it shows, all the time, until it is switched off. */
function fakeTimer(desk, id) {
  let shown = () => ["I", 0];
  const beat = () => desk.send(id, packet(...shown()));
  let beating = setInterval(beat, PERIOD);
  const show = (...what) => {
    shown = () => what;
  };
  const run = (since, until) => {
    const start = performance.now() - since;
    return new Promise((stopped) => {
      shown = () => {
        const ms = Math.round(performance.now() - start);
        if (ms < until) return [" ", ms];
        stopped();
        return ["S", until];
      };
    });
  };
  return {
    show,
    reset: () => show("I", 0),
    hands: () => show("C", 0),
    armed: () => show("A", 0),
    /** Runs until somebody shows something else. */
    start() {
      run(0, Number.POSITIVE_INFINITY);
    },
    /** Runs until the digits are there, in true time, and stops. */
    solve: (ms) => run(0, ms),
    /** Has been running for `since` ms already. */
    resume: (since, ms) => run(since, ms),
    off() {
      clearInterval(beating);
    },
    on() {
      clearInterval(beating);
      beating = setInterval(beat, PERIOD);
    },
  };
}
