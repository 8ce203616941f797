/** A watched match in a component. */
import { useEffect, useState } from "preact/hooks";
import { Watched } from "./watched.js";

/** @param {object|null} fold the newest one @returns {Watched} */
export function useWatched(fold) {
  const [watched] = useState(() => new Watched());
  useEffect(() => watched.take(fold), [fold]);
  useEffect(() => {
    const wake = () => !document.hidden && watched.ask();
    document.addEventListener("visibilitychange", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      watched.stop();
    };
  }, []);
  return watched;
}
