/** The settings of a match as its event has them. */
import { t } from "../../../../words/words.js";
import { ruleName } from "./Settings.jsx";

export function Planned({ config, table }) {
  const { ruleset, format, part_seconds = 180, move_seconds = 20 } = config;
  const facts = [
    ["chess-play-rules", ruleName(ruleset)],
    ["chess-play-format", format],
    ["chess-play-set-part_seconds", t("chess-play-seconds", { seconds: part_seconds })],
    [
      "chess-play-set-move_seconds",
      move_seconds === null
        ? t("chess-play-no-limit")
        : t("chess-play-seconds", { seconds: move_seconds }),
    ],
  ];
  if (table) facts.unshift(["chess-play-table", `${table}`]);
  return (
    <section class="setup-part" aria-labelledby="setup-settings">
      <h2 id="setup-settings">{t("chess-play-settings")}</h2>
      <dl class="facts">
        {facts.map(([id, value]) => [<dt key={id}>{t(id)}</dt>, <dd key={`${id}-is`}>{value}</dd>])}
      </dl>
    </section>
  );
}
