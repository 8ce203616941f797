/** Each line of a match's log in words: a sentence, and what is to be known of it beside. */
import { t } from "../../../words/words.js";
import { leftText, solveText } from "../players/figures.js";

const side = (player) => (player ? t(`chess-view-side-${player}`) : "");

/**
 * @param {object} line of a row
 * @param {object|null} entry of the fold's `events`
 * @returns {{text: string, tags: string[]}}
 */
export function sentenceOf(line, entry) {
  const { text, tags = [] } = SENTENCES[line.what](line, entry);
  return { text, tags: entry?.words ? [...tags, entry.words] : tags };
}

const SENTENCES = {
  start: ({ part, player, double }) => ({
    text: part ? t("chess-log-start", { part, side: side(player) }) : t("chess-log-start-asked"),
    tags: double ? [t("chess-log-double")] : [],
  }),
  move: (line, entry) => ({ text: moveText(line, entry), tags: moveTags(line) }),
  mate: ({ player }) => ({
    text: player ? t("chess-log-mate", { side: side(player) }) : t("chess-log-mate-asked"),
  }),
  lost: ({ player, ...line }) => ({
    text: t("chess-log-lost", { side: side(player) }),
    tags: lostTags(line),
  }),
  "lost-claim": ({ player }) => ({ text: t("chess-log-lost", { side: side(player) }) }),
  "part-time": ({ part }) => ({ text: t("chess-log-part-time", { part }) }),
  parry: ({ player }) => ({ text: t("chess-log-parry", { side: side(player) }) }),
  closed: ({ part, by }) => ({
    text: t("chess-log-closed", { part }),
    tags: [t(`chess-log-closed-${by}`)],
  }),
  "confirm-board": () => ({ text: t("chess-log-confirm") }),
  cover: ({ cover, attempt, rescramble }) => ({
    text: t("chess-log-cover", { cover }),
    tags: [
      attempt > 1 && t("chess-log-attempt", { attempt }),
      rescramble && t("chess-log-rescramble"),
    ].filter(Boolean),
  }),
  go: ({ cover }) => ({ text: t("chess-log-go", { cover }) }),
  stop: ({ player, cs }) => ({
    text: t("chess-log-stop", { side: side(player), time: cs ? solveText(cs) : "" }),
  }),
  "give-up": ({ player }) => ({ text: t("chess-log-give-up", { side: side(player) }) }),
  verdict: ({ player, verdict, result_cs, cs }) => ({
    text: t("chess-log-verdict", {
      side: side(player),
      verdict: verdictText(verdict, result_cs ?? cs),
    }),
  }),
  cube: ({ winner, replay, white_cs, black_cs }) => ({
    text: replay ? t("chess-log-tie") : t("chess-log-cube", { side: side(winner) }),
    tags: [t("chess-log-times", { white: ran(white_cs), black: ran(black_cs) })],
  }),
  clocks: ({ white_ms, black_ms, unpaid_ms, sign }) => ({
    text: t("chess-log-clocks", {
      sign: sign === "-" ? "−" : "+",
      white: signed(white_ms),
      black: signed(black_ms),
    }),
    tags: unpaidTags(unpaid_ms),
  }),
  pause: () => ({ text: t("chess-log-pause") }),
  resume: () => ({ text: t("chess-log-resume") }),
  undo: (_line, entry) => ({
    text: entry?.event.instead ? t("chess-log-instead") : t("chess-log-undo"),
  }),
  resign: ({ player }) => ({ text: t("chess-log-resign", { side: side(player) }) }),
  "arbiter-end": ({ reason }) => ({ text: t("chess-log-arbiter", { reason }) }),
  ended: ({ by, winner, reason }) => ({
    text: winner ? t("chess-log-won", { side: side(winner) }) : t("chess-log-shared"),
    tags: [by === "arbiter" ? t("chess-log-arbiter", { reason }) : t(`chess-view-by-${by}`)],
  }),
};

function moveText({ player }, entry) {
  const san = entry?.move?.san;
  if (!player) return t("chess-log-move-asked");
  return san
    ? t("chess-log-move-san", { side: side(player), move: san })
    : t("chess-log-move", { side: side(player) });
}

function moveTags({ kind, counted, check, captured, mate }) {
  return [
    kind && kind !== "normal" && t(`chess-log-kind-${kind}`),
    counted === false && kind === "normal" && t("chess-log-uncounted"),
    captured && t("chess-log-takes", { piece: t(`chess-log-piece-${captured}`) }),
    mate ? t("chess-view-by-mate") : check && t("chess-log-check"),
  ].filter(Boolean);
}

function lostTags({ by, counted, kept, times }) {
  return [
    t(`chess-log-by-${by}`),
    counted ? t("chess-log-counted") : t("chess-log-uncounted"),
    kept && t("chess-log-kept"),
    times > 1 && t("chess-log-again", { times }),
  ].filter(Boolean);
}

function verdictText(verdict, cs) {
  if (verdict === "dnf") return "DNF";
  const time = cs ? solveText(cs) : "";
  return verdict === "plus2" ? `${time} (+2)`.trim() : `${time} OK`.trim();
}

const ran = (cs) => (cs === null ? t("chess-log-running") : solveText(cs));

/** Seconds that a clock has won or lost, with the sign before: *−35.00*. */
export function signed(ms) {
  const amount = Math.abs(ms);
  const text = `${Math.floor(amount / 1000)}.${String(Math.floor(amount / 10) % 100).padStart(2, "0")}`;
  return `${ms < 0 ? "−" : "+"}${text}`;
}

function unpaidTags(unpaid = {}) {
  return Object.entries(unpaid)
    .filter(([, ms]) => ms > 0)
    .map(([player, ms]) => t("chess-log-unpaid", { side: side(player), time: leftText(ms) }));
}
