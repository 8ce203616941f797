/** The pad under the thumb: ten digits, clear and delete, and a column of rulings ({key, label, pressed, disabled, testid}). */
import { t } from "../../words/words.js";
import "./keypad.css";

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

export function Keypad({ onKey, rulings }) {
  return (
    <div class="keypad">
      <div class="keypad-digits">
        {digits.map((digit) => (
          <Digit key={digit} digit={digit} onKey={onKey} />
        ))}
        <Key className="key-word" onPress={() => onKey("clear")} data-testid="keypad-clear">
          {t("judge-key-clear")}
        </Key>
        <Digit digit="0" onKey={onKey} />
        <Key className="key-word" onPress={() => onKey("back")} data-testid="keypad-back">
          {t("judge-key-back")}
        </Key>
      </div>
      <div class="keypad-rulings">
        {rulings.map(({ key, label, pressed, disabled, testid }) => (
          <Key
            key={key}
            className={`key-ruling key-${key}`}
            aria-pressed={pressed}
            disabled={disabled}
            data-testid={testid}
            onPress={() => onKey(key)}
          >
            {label}
          </Key>
        ))}
      </div>
    </div>
  );
}

function Digit({ digit, onKey }) {
  return (
    <Key className="digits" data-testid={`keypad-${digit}`} onPress={() => onKey(digit)}>
      {digit}
    </Key>
  );
}

function Key({ className, onPress, children, ...rest }) {
  return (
    <button type="button" class={`key ${className}`} onClick={onPress} {...rest}>
      {children}
    </button>
  );
}
