/** What can wait lets the screen be painted first. */
const AT_THE_LATEST_MS = 400; // a page in the background is not painted at all

/** @returns {Promise<void>} once what has been drawn by now is on the screen; at once where there is none */
export async function painted() {
  if (!globalThis.requestAnimationFrame) return;
  await new Promise((resolve) => {
    setTimeout(resolve, AT_THE_LATEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
