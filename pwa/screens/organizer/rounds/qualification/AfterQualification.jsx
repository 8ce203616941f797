/** The round after a qualification round: who is directly qualified, and who advances from it (9r). */
import { useEffect, useState } from "preact/hooks";
import { t } from "../../../../words/words.js";
import { Advancing } from "../Advancing.jsx";
import { People } from "../opening/People.jsx";
import { turned } from "../opening/turned.js";
import { useQualified } from "./useQualified.js";

const NOBODY = { people: [], withdrawn: [] };

export function AfterQualification({ previous, onDraft }) {
  const found = useQualified(previous);
  const [gone, setGone] = useState([]);
  const [others, setOthers] = useState(NOBODY);
  const direct = found?.round ? found.direct : [];
  const key = `${direct} ${gone}`;

  useEffect(() => {
    const staying = direct.filter((number) => !gone.includes(number));
    const people = [...new Set([...staying, ...others.people])];
    const body = { ...others.body, qualified: staying }; // from no standings: no drift of these asks for them
    onDraft({ ...others, people, body, withdrawn: [...gone, ...(others.withdrawn ?? [])] });
  }, [key, others]);

  if (!found) return <p class="soft">{t("organizer-advancing-asking")}</p>;
  return (
    <>
      <People
        title={t("qualification-direct")}
        people={direct}
        withdrawn={gone}
        onWithdraw={(number) => setGone(turned(gone, number))}
      />
      <Advancing previous={previous} onDraft={setOthers} />
    </>
  );
}
