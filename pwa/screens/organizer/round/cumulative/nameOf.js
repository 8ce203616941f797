/** What a round is called, by its id. */
import { roundName } from "../../../../parts/names.js";
import { kit } from "../../../../store/kit.js";

export function nameOf(id) {
  const round = kit.value.rounds.find((one) => one.id === id);
  return round ? roundName(round) : id;
}
