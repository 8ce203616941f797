/** One place of the bench while the page is open: what was heard there, the check and the recording that are under way. */
import { rememberedTimers } from "../../devices/remembered.js";
import { connect, disconnect, listen, tell, timerAt } from "../../devices/station/index.js";
import { makeRecording } from "./capture/recording.js";
import { beginCheck, checkAfter, checkEnded } from "./check/steps.js";
import { beginWatch, figuresOf, watchAfter } from "./watch/watch.js";

/** Nobody signs here: a time that was read is done with, and the next solve begins with a reset. */
const DONE_WITH = ["taken", "signed"];

const TIMERS_BAUD = 1200;

/** @param {'left'|'right'} place */
export function makeBench(place) {
  const shown = timerAt(place);
  let drawing = { now() {}, soon() {} };
  let mine = false;

  const bench = {
    watch: beginWatch(),
    check: null,
    recording: null,
    timer: () => shown.peek(),
    figures: (timer) => figuresOf(bench.watch, timer, performance.now()),

    connect(source, options) {
      mine = true;
      connect(place, source, options);
    },
    disconnect: () => disconnect(place),

    /** Starts a check, or another one. */
    beginCheck() {
      tell(place, "attempt");
      bench.check = checkAfter(beginCheck(), shown.peek().model);
      drawing.now();
    },
    endCheck() {
      bench.check = checkEnded(bench.check);
      drawing.now();
    },

    record() {
      const { source, name } = shown.peek();
      const { baud = TIMERS_BAUD } = rememberedTimers()[place] ?? {};
      bench.recording = makeRecording(performance.now(), { source, name, baud });
      drawing.now();
    },
    stopRecording() {
      bench.recording.stop();
      drawing.now();
    },

    /** Listens until the returned function is called; a timer that was connected here is then free for other screens. */
    run(toDraw) {
      drawing = toDraw;
      const stop = listen(place, see);
      const unsubscribe = shown.subscribe(drawing.now);
      return () => {
        stop();
        unsubscribe();
        if (mine) disconnect(place);
      };
    },
  };

  function see(what) {
    const before = bench.watch.latency.state;
    bench.watch = watchAfter(bench.watch, what);
    bench.recording?.take(what);
    if (what.type !== "model") return drawing.soon();
    if (bench.check) bench.check = checkAfter(bench.check, what.model);
    goOn(before, what.model);
    drawing.now();
  }

  function goOn(before, { state, offer }) {
    if (state === before) return;
    if (state === "stopped") for (const event of DONE_WITH) tell(place, event);
    if (state === "reset" || (state === "idle" && offer)) tell(place, "attempt");
  }

  return bench;
}
