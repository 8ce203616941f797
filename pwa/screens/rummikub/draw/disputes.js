/** Tiles of a round that two phones tapped in without knowing of each other. */

/**
 * @param {{disputes?: {what: string, round?: number, table?: number, seat?: number, person?: number, candidates: string[]}[]}} event the fold
 * @returns {{key: string, table?: number, seat?: number, person?: number}[]} a seat that two people got, or a person who got two seats
 */
export function disputesOf(event, round) {
  return (event.disputes ?? [])
    .filter((one) => one.what === "draw.seat" && one.round === round)
    .map(({ table, seat, person, candidates }) => ({
      key: candidates.join(),
      ...(table === undefined ? { person } : { table, seat }),
    }));
}
