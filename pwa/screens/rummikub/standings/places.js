/** The list of final places for prizes and certificates: on paper, and as a file for a program that prints them. */

/** How many stand on the list unless somebody says otherwise: those who reached the last stage, else those who go on from it, else all. */
export function usualCount(plan, places) {
  const before = plan.stages.at(-2)?.advance;
  const after = plan.stages.at(-1)?.advance;
  return Math.min(before ?? after ?? places.length, places.length);
}

/** The first places; who shares the last of them is on the list too. @param {{place: number}[]} places in order */
export function firstPlaces(places, count) {
  const last = places[count - 1]?.place;
  return last === undefined ? places : places.filter(({ place }) => place <= last);
}

/**
 * @param {{place: number, person: number, ties: boolean}[]} places
 * @param {{stages: {rows: object[]}[]}} standings
 * @returns {{place: number, person: number, shared: boolean, wins: number, points: number, stage: number}[]} with what each has in the last stage that they played
 */
export function certificates(places, { stages }) {
  return places.map(({ place, person, ties }) => {
    const last = stages.findLast(({ rows }) => rows.some((row) => row.person === person));
    const row = last?.rows.find((one) => one.person === person);
    return {
      place,
      person,
      shared: Boolean(ties),
      wins: row?.wins ?? 0,
      points: row?.points ?? 0,
      stage: last?.stage ?? 1,
    };
  });
}

/** The same as rows of a file. @param {string[]} head in the reader's language @param {(person: number) => {name: string, local_name?: string}} who */
export function fileRows(head, list, who) {
  return [
    head,
    ...list.map(({ place, person, wins, points }) => {
      const { name, local_name: local } = who(person);
      return [place, name, local ?? "", wins, points];
    }),
  ];
}
