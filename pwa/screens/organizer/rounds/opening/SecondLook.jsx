/** Those who will be in the round, by name, with the count once more, and whom somebody set aside. */
import { t } from "../../../../words/words.js";
import { NameList } from "../NameList.jsx";

export function SecondLook({ people, withdrawn }) {
  return (
    <>
      <p class="look-count" data-testid="look-count">
        {t("opening-these", { count: people.length })}
      </p>
      <NameList people={people} />
      <NameList title={t("opening-set-aside")} people={withdrawn} />
    </>
  );
}
