/** The console's one line on top: which part of what. */
import { t } from "../../../../words/words.js";
import { Head as ConsoleHead } from "../../../side/console/Head.jsx";
import { ruleName } from "../setup/Settings.jsx";

export function Head({ match, replay, ...rest }) {
  const { ruleset, format } = match.config;
  return (
    <ConsoleHead small={`${ruleName(ruleset)} ${format}`} {...rest}>
      {t("chess-play-part", { part: replay.part })}
    </ConsoleHead>
  );
}
