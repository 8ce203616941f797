/** Entering events with the reason in words where nothing could be kept. */
import { useState } from "preact/hooks";

/** @returns {{act: (event: object, extra?: object) => Promise<void>, failure: string|null}} `failure`: the code of the last one, until the next succeeds */
export function useActs(match) {
  const [failure, fail] = useState(null);
  const act = async (event, extra) => {
    try {
      await match.act(event, extra);
      fail(null);
    } catch (error) {
      fail(error.code ?? "storage-failed");
    }
  };
  return { act, failure };
}
