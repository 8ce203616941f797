/** Keeps the screen on while a component lives, where the browser can; a locked phone asks again when it is back. */
import { useEffect } from "preact/hooks";

export function useAwake() {
  useEffect(() => {
    if (!navigator.wakeLock) return;
    let lock = null;
    let over = false;
    const take = async () => {
      if (over || document.visibilityState !== "visible") return;
      lock = await navigator.wakeLock.request("screen").catch(() => null); // a low battery says no
      if (over) lock?.release();
    };
    take();
    document.addEventListener("visibilitychange", take);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", take);
      lock?.release();
    };
  }, []);
}
