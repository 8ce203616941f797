/** What only the server knows, for pages that need the network: `{value, error, refresh}`, refreshed while shown. */
import { useCallback, useEffect, useState } from "preact/hooks";
import { api } from "../../courier/api.js";

const REFRESH_MS = 15_000;

export function useRemote(path) {
  const [known, know] = useState({ value: null, error: null });

  const refresh = useCallback(async () => {
    try {
      know({ value: await api.get(path), error: null });
    } catch (error) {
      know((before) => ({ value: before.value, error }));
    }
  }, [path]);

  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    addEventListener("online", refresh);
    return () => {
      clearInterval(timer);
      removeEventListener("online", refresh);
    };
  }, [refresh]);

  return { ...known, refresh };
}
