/** Code that stands beside a screen which goes on without it: drawn as soon as it is there, and nobody waits. */
import { useEffect, useState } from "preact/hooks";
import { later } from "./later.js";

/**
 * @param {() => Promise<{default: import('preact').ComponentType}>} load
 * @param {import('preact').ComponentType} [Without] what is drawn where the code cannot be had
 * @returns {(wanted?: boolean) => import('preact').ComponentType|null} a hook: the component, null until it is wanted and there
 */
export function aside(load, Without = Nothing) {
  const part = later(async () => {
    const words = import("../words/words.js").then(({ wantAllWords }) => wantAllWords());
    return (await Promise.all([load(), words]).catch(() => [{ default: Without }]))[0];
  });
  return function useAside(wanted = true) {
    const [found, find] = useState({ Part: null });
    useEffect(() => {
      if (wanted) part.preload().then((Part) => find({ Part }));
    }, [wanted]);
    return found.Part;
  };
}

function Nothing() {
  return null;
}
