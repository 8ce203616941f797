/** One player's line of a game in words: `12 + 1 joker, 3 tiles, drew 7`, or what they were. */
import { t } from "../../../../words/words.js";

/** @param {import("../entry/draft.js").Line} line @param {string} [reason] of the score: −200 is no word of the sheet */
export function lineWords({ state, sum, jokers, tiles, drawn }, reason) {
  const counted = [
    sum !== "" && sum,
    jokers > 0 && t("rummikub-table-line-jokers", { jokers }),
  ].filter(Boolean);
  const told = reason === "on-purpose" ? t("rummikub-table-reason-on-purpose") : null;
  const parts = [
    state !== "played" && (told ?? t(`rummikub-table-line-${state}`)),
    counted.length > 0 && counted.join(" "),
    tiles !== "" && t("rummikub-table-line-tiles", { tiles: Number(tiles) }),
    drawn !== "" && t("rummikub-table-line-drawn", { drawn: Number(drawn) }),
  ].filter(Boolean);
  return parts.length ? parts.join(", ") : t("rummikub-table-line-open");
}
