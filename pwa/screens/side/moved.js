/** A list in which one thing is a place further up or down (`by` −1 or 1); the very list where it cannot be. */
export function moved(list, name, by) {
  const at = list.indexOf(name);
  const to = at + by;
  if (at < 0 || to < 0 || to >= list.length) return list;
  const next = list.filter((one) => one !== name);
  next.splice(to, 0, name);
  return next;
}
