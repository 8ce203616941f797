/** Keys of moves for a thumb; the phone's own keyboard stays one tap away. */
import { useState } from "preact/hooks";
import { t } from "../../../../words/words.js";
import { keyRows } from "./keys.js";

const names = { "'": "solution-key-prime", "[": "solution-key-open", "]": "solution-key-close" };

/** @param {{innerTurns: boolean, system: boolean, onKey: (key: string) => void, onSystem: () => void}} props `system`: the phone's keyboard is wanted */
export function Keys({ innerTurns, system, onKey, onSystem }) {
  const [small, write] = useState(false);
  return (
    <div class="moves-keys">
      {keyRows(innerTurns, small)
        .flat()
        .map((sign) => (
          <Key
            key={sign}
            aria-label={names[sign] && t(names[sign])}
            data-testid={`move-${sign}`}
            onPress={() => onKey(sign)}
          >
            {sign}
          </Key>
        ))}
      {innerTurns && (
        <Key
          aria-pressed={small}
          aria-label={t("solution-key-small")}
          data-testid="move-small"
          onPress={() => write(!small)}
        >
          r
        </Key>
      )}
      <Key wide aria-pressed={system} data-testid="move-keyboard" onPress={onSystem}>
        {t("solution-keyboard")}
      </Key>
      <Key wide data-testid="move-space" onPress={() => onKey(" ")}>
        {t("solution-key-space")}
      </Key>
      <Key wide data-testid="move-back" onPress={() => onKey("back")}>
        {t("judge-key-back")}
      </Key>
    </div>
  );
}

/** It takes no focus: the cursor stays in the field. */
function Key({ wide, onPress, children, ...rest }) {
  return (
    <button
      type="button"
      class={`move-key ${wide ? "move-key-wide" : "digits"}`}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      {...rest}
    >
      {children}
    </button>
  );
}
