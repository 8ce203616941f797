/** Who holds this phone: a chip with the name that goes on every entry, handed on in two taps. */
import { useState } from "preact/hooks";
import { seat, setHolder } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { Sheet } from "../Sheet.jsx";
import { HolderChoice } from "./HolderChoice.jsx";
import { holdersOf, rememberHolder } from "./holders.js";
import "./holder.css";

export function Holder() {
  const [open, setOpen] = useState(false);
  const { competition, by } = seat.value;

  const hand = async (name) => {
    await setHolder(name); // before the sheet closes: the next entry is already the new holder's
    rememberHolder(competition, by);
    rememberHolder(competition, name);
    setOpen(false);
  };

  return (
    <>
      <button type="button" class="holder" data-testid="holder" onClick={() => setOpen(true)}>
        <span class="holder-label">{t("judge-holder")}</span>
        <span class="holder-name">{by || t("judge-holder-nobody")}</span>
      </button>
      <Sheet open={open} title={t("judge-holder-title")} onClose={() => setOpen(false)}>
        <HolderChoice
          names={holdersOf(competition).filter((name) => name !== by)}
          onChoose={hand}
        />
      </Sheet>
    </>
  );
}
