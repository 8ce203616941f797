/** A place of the bench for a component: it listens while it is drawn, and draws no more than once a frame. */
import { useEffect, useMemo, useReducer } from "preact/hooks";
import { makeBench } from "./bench.js";
import { makeDrawing } from "./drawing.js";

const RATES_FADE_MS = 1000;

export function useBench(place) {
  const bench = useMemo(() => makeBench(place), [place]);
  const [, draw] = useReducer((count) => count + 1, 0);
  useEffect(() => {
    const drawing = makeDrawing(draw);
    const stop = bench.run(drawing);
    const fading = setInterval(drawing.soon, RATES_FADE_MS);
    return () => {
      clearInterval(fading);
      drawing.stop();
      stop();
    };
  }, [bench]);
  return bench;
}
