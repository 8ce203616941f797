/** Who holds this phone: named on every entry, handed on in two taps. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { Field } from "../../parts/Field.jsx";
import { Sheet } from "../../parts/Sheet.jsx";
import { seat, setHolder } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { holdersOf, rememberHolder } from "./holders.js";
import "./holder.css";

export function Holder() {
  const [open, setOpen] = useState(false);
  const { competition, by } = seat.value;

  const hand = (name) => {
    rememberHolder(competition, by);
    rememberHolder(competition, name);
    setHolder(name);
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

function HolderChoice({ names, onChoose }) {
  const [typed, setTyped] = useState("");
  return (
    <>
      {names.length > 0 && (
        <div class="holder-names">
          {names.map((name) => (
            <Button key={name} onClick={() => onChoose(name)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <form
        class="holder-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim()) onChoose(typed.trim());
        }}
      >
        <Field
          label={t("judge-holder-new")}
          hint={t("judge-holder-hint")}
          data-testid="holder-name"
          autoComplete="off"
          maxLength={80}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <Button tone="strong" wide type="submit" disabled={!typed.trim()}>
          {t("judge-holder-take")}
        </Button>
      </form>
    </>
  );
}
