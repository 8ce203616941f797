/** What all of it means, in a sentence, and what was noticed about the last time. */
import { flagWord, troubleWord } from "../../../devices/words.js";
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";

export function Meaning({ meaning: { word, tone, trouble }, timer }) {
  return (
    <>
      <Notice
        tone={tone}
        role="status"
        title={t("bench-means")}
        data-testid="bench-means"
        data-word={trouble ?? word}
      >
        <p>{trouble ? troubleWord(trouble) : t(`bench-means-${word}`)}</p>
        {timer.source === "file" && <p>{t("bench-practice")}</p>}
      </Notice>
      {timer.model.flags.length > 0 && (
        <ul class="bench-flags" data-testid="bench-flags">
          {timer.model.flags.map((flag) => (
            <li key={flag} data-flag={flag}>
              {flagWord(flag)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
