/** Words of the console: what an entry was, what an undo would take back, why one is refused, what happened last. */
import { t } from "../../../../words/words.js";
import { heldEvents } from "../../held.js";
import { sideName } from "../sides.js";

/** @returns {{index: number, event: object, entry: object}|null} what an undo would take back now */
export function lastHeld(replay) {
  return heldEvents(replay.of, replay).at(-1) ?? null;
}

/** The side that an entry was about; a move that names nobody is told by the log. */
export function sideOf({ player, at_ms, do: what }, log = []) {
  if (player) return player;
  const found = log.filter((one) => one.at_ms === at_ms && one.what === "move" && one.player);
  return what === "move" || what === "mate" ? (found.at(-1)?.player ?? null) : null;
}

/** *White's move, with check*: an entry in words. */
export function entryWords(event, log) {
  const side = sideOf(event, log);
  const who = side ? sideName(side) : "";
  if (event.do === "move") return moveWords(event, who);
  if (event.do === "verdict")
    return t("chess-play-did-verdict", { who, verdict: t(`chess-play-verdict-${event.verdict}`) });
  if (event.do === "go") return t("chess-play-did-go", { cover: event.cover });
  return t(`chess-play-did-${event.do}`, { who });
}

function moveWords({ check, captured }, who) {
  const marks = [
    check && t("chess-play-mark-check"),
    captured && t("chess-play-mark-captured", { piece: t(`chess-play-piece-${captured}`) }),
  ].filter(Boolean);
  const move = t("chess-play-did-move", { who });
  return marks.length ? t("chess-play-marked", { move, marks: marks.join(", ") }) : move;
}

/** Why the rules refuse the last entry, in words; null where it was accepted. */
export function refusalOf(replay) {
  const last = replay.refused.at(-1);
  if (!last || last.index !== replay.of.length - 1) return null;
  const { event } = replay.of[last.index];
  return {
    op: replay.of[last.index].op,
    reason: last.reason,
    what: entryWords(event, replay.log),
    why: t(`chess-play-refused-${last.reason}`),
  };
}

/** What stands in the log of a match, as far as a console tells it. */
const TOLD = [
  "start",
  "move",
  "lost",
  "part-time",
  "parry",
  "closed",
  "cube",
  "clocks",
  "undo",
  "resume",
];

/** What happened last, in words; null where nothing that is told did. */
export function lately({ log }) {
  const entry = log.findLast(({ what }) => TOLD.includes(what));
  return entry ? happened(entry) : null;
}

/** @param {object} entry of the replay's log @returns {string} */
export function happened(entry) {
  const who = entry.player || entry.winner ? sideName(entry.player ?? entry.winner) : "";
  if (entry.what === "move") return t(`chess-play-was-move-${entry.kind}`, { who });
  if (entry.what === "lost") return lostWords(entry, who);
  if (entry.what === "closed") return t(`chess-play-was-closed-${entry.by}`, { part: entry.part });
  if (entry.what === "cube" && entry.replay) return t("chess-play-was-tie");
  return t(`chess-play-was-${entry.what}`, { who, part: entry.part ?? 0 });
}

function lostWords({ kind, counted, kept }, who) {
  if (kind === "free") return t("chess-play-was-lost-free", { who });
  if (!counted) return t("chess-play-was-lost-again", { who });
  return t(kept ? "chess-play-was-lost-kept" : "chess-play-was-lost", { who });
}

/** What may be entered in the place of the last entry, each `{event, words}`. */
export function insteadOf(held, replay) {
  const { event } = held;
  const player = sideOf(event, replay.log);
  const as = (more) => ({ ...without(event), player, ...more });
  const choice = (instead) => ({ event: instead, words: entryWords(instead, replay.log) });
  if (event.do === "move") {
    const mate = { do: "mate", player, ...(event.captured && { captured: event.captured }) };
    return [choice(as({ check: !event.check })), choice(mate)];
  }
  if (event.do === "mate") return [true, false].map((check) => choice(as({ do: "move", check })));
  if (event.do === "lost-claim") return [choice({ do: "move", player })];
  if (event.do === "verdict") {
    const others = ["ok", "plus2", "dnf"].filter((verdict) => verdict !== event.verdict);
    return others.map((verdict) => choice(as({ verdict })));
  }
  if (event.do === "resign") {
    return [choice({ do: "resign", player: player === "white" ? "black" : "white" })];
  }
  return [];
}

function without({ at_ms: _, ...event }) {
  return event;
}

/** What an undo would bring beside itself, in words: limits that would have run out meanwhile. @param {object} ahead the replay after it */
export function lostMeanwhile(replay, ahead) {
  const runOut = ({ log }) => log.filter(({ what }) => what === "lost" || what === "part-time");
  return runOut(ahead).slice(runOut(replay).length).map(happened);
}
