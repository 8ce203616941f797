/** The console's one line on top: which part of what. */
import { t } from "../../../../words/words.js";
<<<<<<< HEAD
import { letGo } from "../../../side/useKeys.js";
=======
import { Head as ConsoleHead } from "../../../side/console/Head.jsx";
>>>>>>> 42ea1cb (A console's head, keys, hold and undo stand beside the side events, not in chess)
import { ruleName } from "../setup/Settings.jsx";

export function Head({ match, replay, ...rest }) {
  const { ruleset, format } = match.config;
  return (
    <ConsoleHead small={`${ruleName(ruleset)} ${format}`} {...rest}>
      {t("chess-play-part", { part: replay.part })}
    </ConsoleHead>
  );
}
