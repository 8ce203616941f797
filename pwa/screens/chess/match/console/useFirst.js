/** The moment of a match at which a sheet was opened: what is confirmed in it happened at the first tap. */
import { useState } from "preact/hooks";

export function useFirst(match) {
  const [at_ms] = useState(() => match.now());
  return at_ms;
}
