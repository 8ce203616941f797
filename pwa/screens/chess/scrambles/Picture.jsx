/** The cube after a scramble, unfolded, as the rules turn it. */
import { CubeNet } from "../../../parts/cube-net/CubeNet.jsx";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { useRule } from "../../judge/entry/useRule.js";

export function Picture({ scramble }) {
  const { edition } = kit.value.competition;
  const { value } = useRule({ call: "fewest.check", edition, scramble, solution: "" });
  return value && <CubeNet state={value.state} label={t("chess-scramble-picture")} />;
}
