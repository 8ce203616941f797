/** A digest in short groups, to be compared by eye or read aloud. */
import { grouped } from "./seal.js";

export function Groups({ digest, ...rest }) {
  return (
    <code class="seal-groups digits" {...rest}>
      {grouped(digest).map((group, i) => (
        <span key={`${i}${group}`}>{group} </span>
      ))}
    </code>
  );
}
