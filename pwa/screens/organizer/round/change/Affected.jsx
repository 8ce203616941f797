/** For whom a change turns out otherwise, by name: whose card closes or opens again, whose results become others. */
import { Notice } from "../../../../parts/Notice.jsx";
import { t } from "../../../../words/words.js";
import { NameList } from "../../rounds/NameList.jsx";

const GROUPS = ["closes", "opens", "results"];

export function Affected({ begun, found }) {
  const nobody = GROUPS.every((group) => found[group].length === 0);
  return (
    <div class="change-affected" data-testid="change-affected">
      <Notice tone={nobody ? "go" : "wait"} title={t(nobody ? "change-nobody" : "change-somebody")}>
        {t("change-begun", { count: begun.length })}
      </Notice>
      {GROUPS.map((group) => (
        <div key={group} data-testid={`change-${group}`}>
          <NameList title={t(`change-affects-${group}`)} people={found[group]} />
        </div>
      ))}
    </div>
  );
}
