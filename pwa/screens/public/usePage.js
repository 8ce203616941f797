/** A public page in a component: followed while shown, woken by the server's events or by the clock. */
import { useEffect, useState } from "preact/hooks";
import { followPage } from "./page.js";
import { wake } from "./wake.js";

/** `{value, at, state}` as in page.js. `concerns(stream)` says whether news of a stream is news for this page. */
export function usePage(id, path, concerns) {
  const [page, show] = useState({ value: null, at: null, state: "loading" });

  useEffect(() => {
    const follow = followPage(path);
    const unsubscribe = follow.page.subscribe(show);
    const end = wake(id, (stream) => {
      if (stream === null || concerns(stream)) follow.refresh();
    });
    return () => {
      end();
      unsubscribe();
      follow.stop();
    };
  }, [id, path]);

  return page;
}
