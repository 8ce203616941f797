/** Who of those registered meets what was announced for an event, as the rules say it; null while they are asked. */
import { kit } from "../../../../store/kit.js";
import { useRule } from "../../../judge/entry/useRule.js";
import { registeredFor } from "../opening.js";
import { qualifiedList, qualifiedRequest } from "./qualification.js";

export function useQualified(round) {
  const people = registeredFor(kit.value, round.event);
  const { value } = useRule(qualifiedRequest(kit.value, round, people));
  return value && qualifiedList(value);
}
