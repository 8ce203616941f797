/** How this device shows the two players: each one's language, who sits near, face to face or side by side; remembered here. */
import { useState } from "preact/hooks";
import { recall, remember } from "../../../store/preferences.js";
import { language, languages } from "../../../words/words.js";

const REMEMBERED = "matsidePlayersView";
const OTHER = { white: "black", black: "white" };
const IDS = languages.map(({ id }) => id);

/** @returns {{languages: {white: string, black: string}, near: 'white'|'black', layout: 'turned'|'beside'}} what was chosen here, completed and cleaned */
export function chosen(text, own) {
  const kept = parsed(text);
  const known = (id) => (IDS.includes(id) ? id : own);
  return {
    languages: { white: known(kept.languages?.white), black: known(kept.languages?.black) },
    near: kept.near === "black" ? "black" : "white",
    layout: kept.layout === "beside" ? "beside" : "turned",
  };
}

export function useChoices() {
  const [state, set] = useState(() => chosen(recall(REMEMBERED), language.peek()));
  const change = (more) => {
    const next = { ...state, ...more };
    set(next);
    remember(REMEMBERED, JSON.stringify(next));
  };
  return {
    ...state,
    swap: () => change({ near: OTHER[state.near] }),
    turn: () => change({ layout: state.layout === "turned" ? "beside" : "turned" }),
    nextLanguage: (player) => {
      const next = IDS[(IDS.indexOf(state.languages[player]) + 1) % IDS.length];
      change({ languages: { ...state.languages, [player]: next } });
    },
  };
}

function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
