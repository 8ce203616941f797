/** The rules in this phone's worker, as a function from a request to its reply. */
const PATIENCE_MS = 20_000;

/**
 * Starts the worker.
 * @returns {Promise<(request: object) => Promise<object>>} rejects when it does not come up in time
 */
export function startPhone({ onLost }) {
  const waiting = new Map();
  let count = 0;
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });

  function ask(request) {
    return new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, request: JSON.stringify(request) });
    });
  }

  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => lose(new Error("the rules took too long to start")),
      PATIENCE_MS,
    );
    function lose(error) {
      clearTimeout(timer);
      worker.terminate();
      reject(error);
      for (const call of waiting.values()) call.reject(error);
      waiting.clear();
      onLost(error);
    }
    worker.addEventListener("error", (event) => lose(new Error(event.message)));
    worker.addEventListener("message", ({ data }) => {
      if (data.failed) return lose(new Error(data.failed));
      if (data.ready) {
        clearTimeout(timer);
        return resolve(ask);
      }
      waiting.get(data.id)?.resolve(JSON.parse(data.reply));
      waiting.delete(data.id);
    });
  });
}
