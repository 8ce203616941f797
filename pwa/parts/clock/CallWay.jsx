/** How this phone makes calls: by voice, by a tone, or silently for whoever does not hear or must not be disturbed (2s1). */
import { t } from "../../words/words.js";
import { setWay, way, ways } from "./announce.js";
import "./clock.css";

export function CallWay() {
  return (
    <fieldset class="call-way">
      <legend>{t("clock-calls")}</legend>
      {ways.map((one) => (
        <button
          key={one}
          type="button"
          data-testid={`calls-${one}`}
          aria-pressed={way.value === one}
          onClick={() => setWay(one)}
        >
          {t(`clock-calls-${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
