/** The two lists of an opening: who goes on, and who is next in line. Whoever was set aside stays where they stood. */

/**
 * `list` is that of `advancementList`, `ranked` the people of the round before in their order, `planned` those who would go on had nobody withdrawn.
 * @returns `{going, next, instead, chosen}`: `going` and `next` to be shown, withdrawn people among them; `instead` who takes the place of somebody; `chosen`
 *   who would be in the round
 */
export function atTheCut(list, ranked, planned, withdrawn, ticked) {
  const place = new Map(ranked.map((number, index) => [number, index]));
  const inOrder = (numbers) => [...numbers].sort((a, b) => place.get(a) - place.get(b));
  const gone = withdrawn.filter((number) => place.has(number));
  const staying = (numbers) => numbers.filter((number) => !withdrawn.includes(number)); // the rules may still be asked
  const advance = staying(list.advance);
  const before = gone.filter((number) => planned.includes(number));
  const behind = gone.filter((number) => !planned.includes(number));
  return {
    going: inOrder([...advance, ...before]),
    next: inOrder([...staying(list.reserve), ...behind]),
    instead: advance.filter((number) => !planned.includes(number)),
    chosen: [...new Set([...advance, ...staying(ticked)])],
  };
}
