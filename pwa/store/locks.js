/** One at a time: across tabs by Web Locks, inside this page by a queue where a browser has none. */
const queues = new Map();

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} task
 * @returns {Promise<T>} what the task gives, once all that asked before it are done
 */
export function exclusively(name, task) {
  const locks = globalThis.navigator?.locks;
  if (locks) return locks.request(name, task);
  const turn = (queues.get(name) ?? Promise.resolve()).then(task);
  queues.set(
    name,
    turn.catch(() => {}), // a failed task is its caller's affair, not that of the next in the queue
  );
  return turn;
}
