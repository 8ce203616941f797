/** A first round: everybody registered for the event, but those whom somebody sets aside by name. */
import { useEffect, useState } from "preact/hooks";
import { kit } from "../../../../store/kit.js";
import { t } from "../../../../words/words.js";
import { registeredFor } from "../opening.js";
import { People } from "./People.jsx";
import { turned } from "./turned.js";

export function Registered({ round, onDraft }) {
  const [withdrawn, setWithdrawn] = useState([]);
  const registered = registeredFor(kit.value, round.event);
  const key = registered.join();

  useEffect(() => {
    const people = registered.filter((number) => !withdrawn.includes(number));
    onDraft({ people, withdrawn: withdrawn.filter((number) => registered.includes(number)) });
  }, [key, withdrawn]);

  return (
    <People
      title={t("organizer-registered-title")}
      people={registered}
      withdrawn={withdrawn}
      onWithdraw={(number) => setWithdrawn(turned(withdrawn, number))}
    />
  );
}
