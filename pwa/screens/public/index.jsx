/** What everybody may see, without signing in: the competition's rounds, and the standings of one. */
import { Overview } from "./Overview.jsx";
import { Standings } from "./Standings.jsx";

export default function Public({ id, round }) {
  return round ? <Standings key={round} id={id} round={round} /> : <Overview key={id} id={id} />;
}
