/** The time, drawn anew with every frame while `running`; a hidden page, which has no frames, looks once a second. */
import { useEffect, useState } from "preact/hooks";
import { now } from "./now.js";

const HIDDEN_MS = 1_000;

export function useNow(running = true) {
  const [at, draw] = useState(now);

  useEffect(() => {
    if (!running) return;
    let frame;
    const look = () => draw(now());
    const next = () => {
      look();
      frame = requestAnimationFrame(next);
    };
    next();
    const beat = setInterval(() => document.hidden && look(), HIDDEN_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(beat);
    };
  }, [running]);

  return at;
}
