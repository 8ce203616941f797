/** The time stands until somebody goes on; meanwhile somebody may leave the game. */
import { Button } from "../../../parts/Button.jsx";
import { loosen } from "../../../parts/clock/announce.js";
import { CallWay } from "../../../parts/clock/CallWay.jsx";
import { t } from "../../../words/words.js";
import { useKeys } from "../../side/useKeys.js";
import { Last } from "./Last.jsx";
import { Face } from "./Turn.jsx";
import { faceOf } from "./turns.js";
import "../../../parts/fold.css";

export function Paused({ clock, name, terms }) {
  const { turns, tap } = clock;
  const { left } = faceOf(turns, turns.still, terms.seconds);
  const resume = () => {
    loosen();
    tap("resume");
  };
  useKeys({ p: resume, enter: resume });
  return (
    <>
      <Face turns={turns} name={name} near={false} left={left} terms={terms} still />
      <Last turns={turns} name={name} />
      <Button tone="go" wide className="turns-go" data-testid="resume" onClick={resume}>
        {t("side-resume")} <kbd>P</kbd>
      </Button>
      <details class="fold">
        <summary data-testid="leaves">{t("rummikub-clock-leaves")}</summary>
        <p class="soft small">{t("rummikub-clock-leaves-means")}</p>
        <div class="turns-choices">
          {turns.playing.map((person) => (
            <Button
              key={person}
              data-testid={`gone-${person}`}
              onClick={() => tap("gone", { person })}
            >
              {name(person)}
            </Button>
          ))}
        </div>
      </details>
      <CallWay />
    </>
  );
}
