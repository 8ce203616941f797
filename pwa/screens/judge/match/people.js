/** The people of a match as this phone's kit knows them. */
import { kit } from "../../../store/kit.js";

/** A person of the kit, or the number alone where the kit does not have it. */
export function personOf(number) {
  return kit.value.people.find((one) => one.number === number) ?? { number, name: `${number}` };
}
