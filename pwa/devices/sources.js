/** The ways by which a timer reaches this device; the code of each comes when it is first wanted. */

/**
 * @typedef {object} Sink where a port puts what it reads
 * @property {(bytes: Uint8Array) => number} bytes as they came, cut anywhere; says how many packets they ended
 * @property {(event: {as: 'reset'|'hands'|'armed'|'running'|'stopped', ms?: number, hex?: string}) => void} told of timers that tell their states
 * @property {(link: 'up'|'down') => void} link
 * @property {(code: import('./trouble.js').Trouble|null) => void} trouble null when it is over
 * @property {() => void} [gap] what was begun does not go on: a fault of the stream
 * @property {(hex: string) => void} [rejected] a frame of such a timer that was damaged
 * @property {(level: {signal: number, noise: number}) => void} [level] 0 to 1, of what is heard
 *
 * @typedef {object} Port
 * @property {string} name
 * @property {(sink: Sink) => Promise<void>} run opens and reads, over faults, until it is closed; fails with `TimerTrouble`
 * @property {() => Promise<void>} close
 *
 * @typedef {object} Source
 * @property {(options: {baud?: number, device?: string}) => Promise<Port>} ask shows the browser's chooser, so within a tap; fails with `TimerTrouble`
 * @property {(options: {baud?: number, name?: string}) => Promise<Port|null>} again the one of that name that is allowed already, without a tap
 *
 * @typedef {object} Way
 * @property {string} id
 * @property {string} word the id of its name
 * @property {boolean} [wired] by a cable that may be out
 * @property {() => boolean} supported by this browser, on this page
 * @property {import('./trouble.js').Trouble} [missing] what to say where the timer of before is not there and nothing can be asked without a tap
 * @property {import('./trouble.js').Trouble} [unsupported] what to say where the browser has no such way, if not `unsupported`
 * @property {(then: () => void) => void} [plugged] calls when something that is allowed already is plugged in
 * @property {() => Promise<Source>} load
 * @property {true} [practice] what was recorded once, to look at and to practise with: the bench offers it, a card never takes a time from it
 */

/** @type {Way[]} */
export const sources = [
  {
    id: "serial",
    word: "timer-source-serial",
    wired: true,
    supported: () => "serial" in navigator,
    plugged: (then) => navigator.serial.addEventListener("connect", then),
    load: async () => (await import("./serial/source.js")).serial,
  },
  {
    // Beside serial ports only on Android, where these know few chips; on a computer its own driver holds the adapter.
    id: "usb",
    word: "timer-source-usb",
    wired: true,
    supported: () =>
      "usb" in navigator && (!("serial" in navigator) || /Android/.test(navigator.userAgent)),
    plugged: (then) => navigator.usb.addEventListener("connect", then),
    load: async () => (await import("./usb/source.js")).usb,
  },
  {
    id: "gan",
    word: "timer-source-gan",
    missing: "bluetooth-tap",
    unsupported: "bluetooth-unsupported",
    supported: () => "bluetooth" in navigator,
    load: async () => (await import("./gan/source.js")).gan,
  },
  {
    id: "audio",
    word: "timer-source-audio",
    wired: true,
    supported: () => Boolean(navigator.mediaDevices) && "AudioWorkletNode" in globalThis,
    plugged: (then) => navigator.mediaDevices.addEventListener("devicechange", then),
    load: async () => (await import("./audio/source.js")).audio,
  },
  {
    id: "file",
    word: "timer-source-file",
    passing: true,
    supported: () => true,
    load: async () => (await import("./file/source.js")).file,
    practice: true,
  },
];

/** @returns {Way|undefined} */
export function sourceOf(id) {
  return sources.find((source) => source.id === id);
}
