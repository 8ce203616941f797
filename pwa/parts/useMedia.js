/** Whether a media query holds, for what would cost too much to be drawn and then hidden by CSS. */
import { useEffect, useState } from "preact/hooks";

export function useMedia(query) {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);

  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => setHolds(list.matches);
    list.addEventListener("change", follow);
    return () => list.removeEventListener("change", follow);
  }, [query]);

  return holds;
}
