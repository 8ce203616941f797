/** One record of a list: its region, which result it is, and how good. */
import { eventName } from "../../../parts/names.js";
import { language, t } from "../../../words/words.js";
import { regionName } from "./list.js";

export function RecordLine({ line, withEvent = false }) {
  return (
    <li class="records-line">
      <span class="records-where">
        {withEvent && `${eventName(line.event)} · `}
        {regionName(line.region, language.value, t)}
      </span>
      <span class="soft small">{t(`records-type-${line.type}`)}</span>
      <span class="digits">
        {line.was && (
          <>
            <del class="soft">{line.was}</del>{" "}
          </>
        )}
        <strong>{line.text}</strong>
      </span>
    </li>
  );
}
