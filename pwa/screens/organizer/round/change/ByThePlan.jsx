/** What the edition has against the event as it would be, and what is no longer possible at all, with the regulations' numbers. */
import { Notice } from "../../../../parts/Notice.jsx";
import { kit } from "../../../../store/kit.js";
import { listed } from "../../../../words/figures.js";
import { t } from "../../../../words/words.js";
import { useRule } from "../../../judge/entry/useRule.js";
import { planRequest } from "./plan.js";

export function ByThePlan({ round, conditions }) {
  const { value: as } = useRule(planRequest(kit.value, round, conditions));
  const { value: more } = useRule(planRequest(kit.value, round, conditions, true));
  const codes = codesOf(as);
  const only = codesOf(more).filter((code) => !codes.includes(code));
  return (
    <>
      {codes.length > 0 && (
        <Notice
          tone="wait"
          title={t("change-fault", { list: listed(codes) })}
          data-testid="change-fault"
        />
      )}
      {only.length > 0 && (
        <p class="soft" data-testid="change-too-late">
          {t("change-too-late", { code: listed(only) })}
        </p>
      )}
    </>
  );
}

function codesOf(reply) {
  return [...new Set((reply?.faults ?? []).map(({ code }) => code))].sort();
}
