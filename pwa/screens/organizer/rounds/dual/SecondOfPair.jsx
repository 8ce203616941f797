/** The second of Dual Rounds: the same people as in the first, and nobody is out, but those whom somebody sets aside by name. */
import { useEffect, useState } from "preact/hooks";
import { board } from "../../../../store/boards.js";
import { kit } from "../../../../store/kit.js";
import { t } from "../../../../words/words.js";
import { People } from "../opening/People.jsx";
import { turned } from "../opening/turned.js";
import { registeredFor } from "../opening.js";
import { pairOf, peopleOfSecond } from "./dual.js";

export function SecondOfPair({ round, onDraft }) {
  const [withdrawn, setWithdrawn] = useState([]);
  const [first] = pairOf(kit.value, round);
  const registered = registeredFor(kit.value, round.event);
  const people = peopleOfSecond(registered, board(first.id).value);
  const key = people.join();

  useEffect(() => {
    const staying = people.filter((number) => !withdrawn.includes(number));
    onDraft({ people: staying, withdrawn: withdrawn.filter((number) => people.includes(number)) });
  }, [key, withdrawn]);

  return (
    <>
      <p class="soft">{t("dual-nobody-out")}</p>
      <People
        title={t("dual-second-people")}
        people={people}
        withdrawn={withdrawn}
        onWithdraw={(number) => setWithdrawn(turned(withdrawn, number))}
      />
    </>
  );
}
