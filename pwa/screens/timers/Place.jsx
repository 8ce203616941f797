/** Everything about one timer: how it is connected, what it says, what that means, its check, and what it sends. */
import { t } from "../../words/words.js";
import { Bytes } from "./place/Bytes.jsx";
import { Capture } from "./place/Capture.jsx";
import { Check } from "./place/Check.jsx";
import { Connect } from "./place/Connect.jsx";
import { Face } from "./place/Face.jsx";
import { Figures } from "./place/Figures.jsx";
import { Meaning } from "./place/Meaning.jsx";
import { useBench } from "./useBench.js";

export function Place({ place, alone }) {
  const bench = useBench(place);
  const timer = bench.timer();
  const figures = bench.figures(timer);
  return (
    <section class="bench-place" data-testid={`bench-${place}`} aria-label={nameOf(place, alone)}>
      <h2 class={alone ? "hidden-words" : undefined}>{nameOf(place, alone)}</h2>
      <div class="bench-half">
        <Connect bench={bench} timer={timer} />
        <Face timer={timer} />
        <Meaning meaning={figures.meaning} timer={timer} />
        <Check bench={bench} timer={timer} />
      </div>
      <div class="bench-half">
        <Figures figures={figures} watch={bench.watch} />
        <Bytes lines={bench.watch.lines.lines} />
        <Capture bench={bench} timer={timer} />
      </div>
    </section>
  );
}

function nameOf(place, alone) {
  return alone ? t("bench-only") : t(`bench-at-${place}`);
}
