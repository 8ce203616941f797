/** The three languages in one tap, for a competitor who reads another one than the judge; the judge's comes back after. */
import { useEffect, useRef } from "preact/hooks";
import { language, languages, setLanguage } from "../../../words/words.js";

export function Languages() {
  const before = useRef(language.peek());
  useEffect(() => () => setLanguage(before.current), []);
  return (
    <div class="handover-languages">
      {languages.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          lang={id}
          aria-pressed={language.value === id}
          onClick={() => setLanguage(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
