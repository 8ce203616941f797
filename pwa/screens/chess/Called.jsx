/** On the public page of a competition: who is called to which table now, and the way to ChessCubing. */
import { Button } from "../../parts/Button.jsx";
import { t } from "../../words/words.js";
import { useWatched } from "../side/useWatched.js";
import { Calls } from "./lists/Calls.jsx";
import { outcomesIn } from "./outcomes.js";
import { isEvent } from "./streams.js";
import { listsHref } from "./views.js";
import "./event/event.css";

export default function Called({ id }) {
  const { side } = useWatched(id, "chess");
  if (!side?.streams.length) return null;
  const events = side.streams
    .filter(isEvent)
    .map((name) => ({ name, fold: side.fold(name) }))
    .filter(({ fold }) => fold?.plan);
  return (
    <>
      <Calls events={events} results={outcomesIn(side)} people={side.people} />
      <p>
        <Button href={listsHref(id)} data-testid="chess">
          {t("chess-what-title")}
        </Button>
      </p>
    </>
  );
}
