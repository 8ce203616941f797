/** A line a player while a game is entered: what is typed, what it counts, and which line the keys go to. */
import { t } from "../../../../words/words.js";
import { lineWords } from "../game/lineWords.js";
import { Seat } from "../Seat.jsx";
import { signed } from "./told.js";

export function PlayerLines({ table, draft, value, told, onChoose }) {
  const { columns, nameOf } = table;
  const wrong = new Set(told.wrong.flatMap(({ people }) => people));
  const asked = (person) =>
    told.missing.find(({ people, field }) => field !== "sum" && people.includes(person));
  return (
    <ul class="entry-lines">
      {draft.lines.map((line) => {
        const { person } = line;
        const chosen = draft.at === person;
        return (
          <li key={person}>
            <button
              type="button"
              class={`entry-line ${wrong.has(person) ? "entry-line-wrong" : ""}`}
              aria-pressed={chosen}
              data-testid={`line-${person}`}
              onClick={() => onChoose(person, asked(person)?.field ?? "sum")}
            >
              <Seat column={columns.find((one) => one.person === person) ?? line} nameOf={nameOf} />
              <span class={`line-words line-${isNumber(line) ? "number digits" : line.state}`}>
                {wordsOf(line, chosen)}
              </span>
              <span class="line-score digits" data-testid={`entry-score-${person}`}>
                {scoreOf(value, person)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function wordsOf(line, chosen) {
  const empty = line.state === "played" && line.sum === "" && line.jokers === 0;
  if (!empty || line.tiles !== "" || line.drawn !== "") return lineWords(line);
  return t(chosen ? "rummikub-table-line-typing" : "rummikub-table-line-open");
}

/** A bare number is read from afar; words are not. */
function isNumber({ state, sum, jokers, tiles, drawn }) {
  return state === "played" && sum !== "" && jokers === 0 && tiles === "" && drawn === "";
}

function scoreOf(value, person) {
  const score = value?.scores[person];
  return score === undefined ? "–" : signed(score);
}
