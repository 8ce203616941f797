/** The records that stood before the competition: the newest list that this device has seen, for the hours without network too. */
import { useEffect, useState } from "preact/hooks";
import { followPage } from "../../public/page.js";

const followed = new Map();

export const pathOf = (id) => `/api/competitions/${encodeURIComponent(id)}/records`;

/** `{value, at, state, refresh}` as in public/page.js, asked for again whenever a screen begins to show it. */
export function useStanding(id) {
  const follow = following(id);
  const [page, show] = useState(follow.page.peek());
  useEffect(() => {
    const unsubscribe = follow.page.subscribe(show);
    follow.refresh();
    addEventListener("online", follow.refresh);
    return () => {
      unsubscribe();
      removeEventListener("online", follow.refresh);
    };
  }, [follow]);
  return { ...page, refresh: follow.refresh };
}

/** Fetches the list while there is a network, for screens that will want it later. */
export function keepStanding(id) {
  following(id).refresh();
}

function following(id) {
  if (!followed.has(id)) followed.set(id, followPage(pathOf(id)));
  return followed.get(id);
}
