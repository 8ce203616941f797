/** How loud it is at a place's input, and whether a timer can be read in it. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../../words/words.js";
import { listen } from "../station/index.js";
import { metered } from "./meter.js";
import "./sound-level.css";

export function SoundLevel({ place }) {
  const level = useLevel(place);
  if (!level) return null;
  const { share, word } = metered(level);
  return (
    <p class="sound-level" data-testid="timer-level" data-word={word}>
      <meter value={share} aria-label={t("timer-level")} />
      <span>{t(`timer-level-${word}`)}</span>
    </p>
  );
}

function useLevel(place) {
  const [level, setLevel] = useState(null);
  useEffect(
    () => listen(place, ({ type, level: heard }) => type === "level" && setLevel(heard)),
    [place],
  );
  return level;
}
