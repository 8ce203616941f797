/** The shortcuts of the installed app: `/go/judge` and `/go/results` lead to the competition that this phone is part of, else to the start. */
import { useLayoutEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import { seat, seats } from "../store/seats.js";
import { shortcutOf } from "./places.js";

export function Go({ what }) {
  const { route } = useLocation();
  useLayoutEffect(() => route(shortcutOf(what, seat.value ?? seats.value[0]), true), []);
  return null;
}
