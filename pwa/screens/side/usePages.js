/** Public pages in a component, several at once: followed while shown, woken by the server's events or by the clock. */
import { useEffect, useState } from "preact/hooks";
import { followPage } from "../public/page.js";
import { wake } from "../public/wake.js";
import { gameOf } from "./streams.js";

/** @param {string[]} paths @returns {Record<string, {value: any, at: string|null, state: string}>} by path, as in page.js; a path that has just been added is missing */
export function usePages(id, paths) {
  const [pages, setPages] = useState({});
  const key = paths.join();

  useEffect(() => {
    const follows = paths.map((path) => {
      const follow = followPage(path);
      const end = follow.page.subscribe((page) =>
        setPages((before) => ({ ...before, [path]: page })),
      );
      return { ...follow, end };
    });
    const sleep = wake(id, (stream) => {
      if (stream !== null && gameOf(stream) === null) return;
      for (const { refresh } of follows) refresh();
    });
    return () => {
      sleep();
      for (const { end, stop } of follows) {
        end();
        stop();
      }
    };
  }, [id, key]);

  return pages;
}
