/** The time that a DNF took where the timer's is lost: an estimate counts towards the limit, and is no result (A1a2+++). */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Field } from "../../../../parts/Field.jsx";
import { centiseconds, press, shown } from "../../../../parts/keypad/digits.js";
import { t } from "../../../../words/words.js";

export function Estimate({ name, may, testId, onGive }) {
  const [digits, setDigits] = useState("");
  const typed = (text) => setDigits([...text.replace(/\D/g, "")].reduce(press, ""));
  if (!may) return <p class="count-waiting">{t("limit-unknown-time", { place: name })}</p>;
  return (
    <form
      class="estimate"
      onSubmit={(event) => {
        event.preventDefault();
        if (digits) onGive(centiseconds(digits));
      }}
    >
      <Field
        label={t("limit-unknown-time", { place: name })}
        hint={t("limit-estimate-hint")}
        inputMode="numeric"
        autoComplete="off"
        data-testid={testId}
        value={digits && shown(digits)}
        onInput={(event) => typed(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!digits} data-testid={`${testId}-give`}>
        {t("limit-estimate-give")}
      </Button>
    </form>
  );
}
