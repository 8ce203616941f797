/** The ways by which a timer reaches this device; the code of each comes when it is first wanted. */

/**
 * @typedef {object} Sink where a port puts what it reads
 * @property {(bytes: Uint8Array) => void} bytes as they came, cut anywhere
 * @property {(event: {as: 'reset'|'hands'|'armed'|'running'|'stopped', ms?: number, hex?: string}) => void} told of timers that tell their states
 * @property {(link: 'up'|'down') => void} link
 * @property {(code: import('./trouble.js').Trouble|null) => void} trouble null when it is over
 * @property {(level: {signal: number, noise: number}) => void} [level] 0 to 1, of what is heard
 *
 * @typedef {object} Port
 * @property {string} name
 * @property {(sink: Sink) => Promise<void>} run opens and reads, over faults, until it is closed; fails with `TimerTrouble`
 * @property {() => Promise<void>} close
 *
 * @typedef {object} Source
 * @property {(options: {baud?: number}) => Promise<Port>} ask shows the browser's chooser, so within a tap; fails with `TimerTrouble`
 * @property {(options: {baud?: number}) => Promise<Port|null>} again one that is allowed already, without a tap
 *
 * @typedef {object} Way
 * @property {string} id
 * @property {string} word the id of its name
 * @property {() => boolean} supported by this browser, on this page
 * @property {() => Promise<Source>} load
 * @property {true} [practice] what was recorded once, to look at and to practise with: the bench offers it, a card never takes a time from it
 */

/** @type {Way[]} */
export const sources = [
  {
    id: "serial",
    word: "timer-source-serial",
    supported: () => "serial" in navigator,
    load: async () => (await import("./serial/source.js")).serial,
  },
  {
    id: "file",
    word: "timer-source-file",
    supported: () => true,
    load: async () => (await import("./file/source.js")).file,
    practice: true,
  },
];

/** @returns {Way|undefined} */
export function sourceOf(id) {
  return sources.find((source) => source.id === id);
}
