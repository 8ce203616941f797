/** Every time stands still until the arbiter goes on. */
import { Button } from "../../../../parts/Button.jsx";
import { loosen } from "../../../../parts/clock/announce.js";
import { t } from "../../../../words/words.js";
import { useKeys } from "../../../side/useKeys.js";
import { useFace } from "../useFace.js";
import { Clocks } from "./Play.jsx";
import { Zones } from "./Zones.jsx";

export function Paused({ match, act }) {
  const replay = match.replay.value;
  const face = useFace(match);
  const resume = () => {
    loosen();
    act({ do: "resume" }).catch(() => {});
  };
  useKeys({ p: resume, enter: resume });
  return (
    <div class="paused">
      <p class="paused-word" role="status" data-testid="paused">
        <strong>{t("side-paused")}</strong>
        <span>{t("chess-play-paused-means")}</span>
      </p>
      {replay.state === "PLAY" && <Clocks face={face} replay={replay} config={match.config} />}
      <Zones match={match} replay={replay} face={face} />
      <Button tone="go" wide data-testid="resume" onClick={resume}>
        {t("side-resume")} <kbd>P</kbd>
      </Button>
    </div>
  );
}
