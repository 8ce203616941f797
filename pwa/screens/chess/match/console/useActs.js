/** Entering events from the console: one at a time, with the code of what went wrong. */
import { useState } from "preact/hooks";

/**
 * @returns {{act: (event: object, extra?: object) => Promise<void>, fault: string|null}} `act` does nothing while the entry before is not shown
 *   yet, for a second tap would be about something else than what was seen; it rejects where nothing was kept
 */
export function useActs(match) {
  const [fault, fail] = useState(null);

  async function act(event, extra) {
    if (match.busy.peek()) return;
    fail(null);
    try {
      await match.act(event, extra);
    } catch (error) {
      fail(error.code ?? "unknown");
      throw error;
    }
  }

  return { act, fault };
}
