import { expect, test } from "vitest";
import { rowState, treeOf } from "./tree.js";

const row = (match, next = null) => ({ match, next });

test("matches whose winners meet stand beside each other", () => {
  const stages = [
    {
      stage: "QF",
      matches: [row("QF-1", "SF-1"), row("QF-2", "SF-2"), row("QF-3", "SF-2"), row("QF-4", "SF-1")],
    },
    { stage: "SF", matches: [row("SF-1", "F"), row("SF-2", "F")] },
    { stage: "F", matches: [row("F")] },
  ];
  const names = treeOf(stages).map(({ matches }) => matches.map(({ match }) => match));
  expect(names).toEqual([["QF-1", "QF-4", "QF-2", "QF-3"], ["SF-1", "SF-2"], ["F"]]);
});

test("a match waits for its people, is ready with both, and is played once it is published", () => {
  expect(rowState({ people: [1, null] })).toBe("waiting");
  expect(rowState({ people: [1, 2], number: null })).toBe("ready");
  expect(rowState({ people: [1, 2], number: 1 })).toBe("playing");
  expect(rowState({ people: [1, 0], decided: true })).toBe("over");
});
