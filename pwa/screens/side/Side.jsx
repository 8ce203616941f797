/** A game's side events of a competition for whoever opens them: a seat reads the phone's own operations, everybody else the server's public pages. */
import { seats } from "../../store/seats.js";
import { Seated } from "./Seated.jsx";
import { Watching } from "./Watching.jsx";

/** `children` is given what is known, see Seated.jsx. @param {{game: import("./streams.js").Game, event?: string}} props the one event that is wanted */
export function Side({ id, game, event, children }) {
  const held = seats.value.some((one) => one.competition === id);
  if (held)
    return (
      <Seated id={id} game={game}>
        {children}
      </Seated>
    );
  return (
    <Watching id={id} game={game} event={event}>
      {children}
    </Watching>
  );
}
