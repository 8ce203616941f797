/** Words that were typed and not sent, by what they are about, so that a sheet closed by mistake loses none. */
const drafts = new Map();

const keyOf = ({ round, person, slot }) => `${round}/${person ?? ""}/${slot ?? ""}`;

export function draftOf(about) {
  return drafts.get(keyOf(about)) ?? "";
}

export function keepDraft(about, words) {
  if (words) drafts.set(keyOf(about), words);
  else drafts.delete(keyOf(about));
}
