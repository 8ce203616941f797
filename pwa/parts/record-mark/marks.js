/** Which of a result's marks is shown: the widest, as whoever reads `WR` knows that it is all the others too. */

export const WIDEST_FIRST = ["world", "continental", "national", "personal"];

/** As the public knows them, in every language. */
export const ABBREVIATIONS = {
  world: "WR",
  continental: "CR",
  national: "NR",
  personal: "PR",
};

/** `{kind, provisional}` of a result's marks, null where it has none; `sure` is the page's word for its records. */
export function shownMark(marks, sure) {
  const kind = WIDEST_FIRST.find((one) => marks?.includes(one));
  if (!kind) return null;
  return { kind, provisional: kind !== "personal" && sure === "provisional" };
}
