/** A player's name; a number stands before it only for who is registered at the competition. */
import { PersonName } from "../../parts/PersonName.jsx";
import { isGuest } from "./people.js";

export function Who({ person, number = true }) {
  return <PersonName person={person} number={number && !isGuest(person.number)} />;
}
