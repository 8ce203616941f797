/** A long list, drawn in portions: the first at once, the others between frames, so that hundreds of rows keep nobody waiting. */
import { useEffect, useState } from "preact/hooks";

const FIRST = 24; // more than the tallest screen shows
const MORE = 48;

/** @returns {Array} as much of `items` as is drawn by now */
export function usePortions(items) {
  const [drawn, setDrawn] = useState(FIRST);
  const left = drawn < items.length;

  useEffect(() => {
    if (!left) return;
    const frame = requestAnimationFrame(() => setDrawn((before) => before + MORE));
    return () => cancelAnimationFrame(frame);
  }, [left, drawn]);

  return left ? items.slice(0, drawn) : items;
}
