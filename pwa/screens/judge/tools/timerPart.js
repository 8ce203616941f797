/** What the judge sees of a timer, in four places and one piece of code: it comes when a timer is there, and no place waits for it. */
import { h } from "preact";
import { aside } from "../../../app/aside.js";

const useParts = aside(() => import("./timer/Parts.jsx"));

/** @param {'connect'|'mat'|'work'|'handover'|'said'} part see timer/Parts.jsx @returns {import('preact').ComponentType} */
export function timerPart(part) {
  return (props) => {
    const Parts = useParts();
    return Parts && h(Parts, { ...props, part });
  };
}
