/**
 * A sheet for an act that is about many people at once: first the list in which one chooses, then a second look that names them, and only there the act.
 * The second button stays dead for a moment, so that a double tap never does what was only to be looked at.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../words/words.js";
import { ActSheet } from "./ActSheet.jsx";
import { Button } from "./Button.jsx";
import { Notice } from "./Notice.jsx";

const DOUBLE_TAP_MS = 500;

/**
 * `name` makes the test ids `look-<name>` and `confirm-<name>`. `about` is a text that differs whenever those whom the act is about differ: if it changes under
 * the second look, the first one is shown again, with `changed` as what to say. `next` and `label` are the two buttons, `look` what the second look shows.
 */
export function TwoLooks(props) {
  const { name, title, about, changed, next, label, tone, disabled, act, onClose, look, children } =
    props;
  const [looked, setLooked] = useState(null);
  const looking = looked !== null && looked === about;
  const top = useRef(null);

  useEffect(() => {
    if (looked === null) return;
    top.current.closest("dialog").scrollTo(0, 0);
    top.current.focus({ preventScroll: true });
  }, [looking]);

  async function lookAgain() {
    setLooked(about);
    await new Promise((resolve) => setTimeout(resolve, DOUBLE_TAP_MS));
    return "stay";
  }

  return (
    <ActSheet
      title={title}
      label={looking ? label : next}
      tone={looking ? tone : "strong"}
      disabled={disabled}
      testId={`${looking ? "confirm" : "look"}-${name}`}
      act={looking ? act : lookAgain}
      onClose={onClose}
    >
      <div ref={top} tabIndex={-1} class="two-looks" data-testid={`looking-${looking ? 2 : 1}`}>
        {looked !== null && !looking && <Notice tone="wait" title={changed} />}
        <div class="look" hidden={looking}>
          {children}
        </div>
        {looking && (
          <div class="look">
            {look}
            <Button tone="quiet" data-testid={`back-${name}`} onClick={() => setLooked(null)}>
              {t("opening-back")}
            </Button>
          </div>
        )}
      </div>
    </ActSheet>
  );
}
