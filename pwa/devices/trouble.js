/** What can be wrong with a timer or the way to it; `timer-trouble-<code>` says what, and what to do next. */

/** @typedef {'unsupported'|'insecure'|'nothing-chosen'|'denied'|'busy'|'busy-system'|'wrong-chip'|'unplugged'|'inverted'|'garbled'|'moyu'|'silent'|'no-service'|'no-sound'|'noisy'|'no-microphone'|'paused'|'wrong-file'|'bluetooth-unsupported'|'bluetooth-off'|'bluetooth-denied'|'bluetooth-nothing-chosen'|'bluetooth-away'|'bluetooth-again'|'bluetooth-tap'|'bluetooth-garbled'} Trouble */

export class TimerTrouble extends Error {
  /** @param {Trouble} code  @param {unknown} [cause] what the browser said */
  constructor(code, cause) {
    super(code, { cause });
    this.name = "TimerTrouble";
    this.code = code;
  }
}
