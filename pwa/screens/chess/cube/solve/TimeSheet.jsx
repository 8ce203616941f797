/** A time typed from a display, in hundredths from the right, as everywhere. */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { centiseconds, press, shown } from "../../../../parts/keypad/digits.js";
import { Keypad } from "../../../../parts/keypad/Keypad.jsx";
import { Sheet } from "../../../../parts/Sheet.jsx";
import { t } from "../../../../words/words.js";
import { useTyping } from "./useTyping.js";

/** @param {{player: string, stops: boolean, onSave: (cs: number) => void}} props `stops`: the player's cube is still timed, and this ends it */
export function TimeSheet({ player, stops, onSave, onClose }) {
  const [digits, setDigits] = useState("");
  const cs = centiseconds(digits);
  const save = () => cs > 0 && onSave(cs);
  const key = (pressed) => setDigits((now) => press(now, pressed));
  useTyping((pressed) => (pressed === "save" ? save() : key(pressed)));
  return (
    <Sheet
      open
      title={t("chess-cube-display", { player })}
      onClose={onClose}
      actions={
        <Button tone="go" wide disabled={cs === 0} data-testid="time-save" onClick={save}>
          {t(stops ? "chess-cube-stop-with" : "chess-cube-use-time")}
        </Button>
      }
    >
      <div class="cube-pad mat">
        <p class="cube-pad-time digits" data-testid="time-typed" role="status">
          {shown(digits)}
        </p>
        <Keypad onKey={key} rulings={[]} />
      </div>
    </Sheet>
  );
}
