/** When to draw: states in the next frame, bytes a few times a second, a hidden page not at all. */

const SOON_MS = 200;

/** @param {() => void} draw */
export function makeDrawing(draw) {
  let frame = 0;
  let timer = 0;

  function now() {
    clearTimeout(timer);
    timer = 0;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      draw();
    });
  }

  return {
    now,
    soon: () => {
      timer ||= setTimeout(now, SOON_MS);
    },
    stop: () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    },
  };
}
