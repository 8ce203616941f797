/** A card that cannot be typed here: why, who can, and where. It keeps the keys to itself, so that nothing typed blindly goes astray. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { Notice } from "../../parts/Notice.jsx";

export function Stop({ title, action, onLeave, children }) {
  const panel = useRef(null);
  useLayoutEffect(() => panel.current.focus(), []);
  const onKeyDown = (event) => {
    if (event.key === "Escape") onLeave();
  };
  return (
    <section
      ref={panel}
      class="stop"
      tabIndex={-1}
      aria-label={title}
      data-testid="check-stop"
      onKeyDown={onKeyDown}
    >
      <Notice tone="stop" title={title} action={<Button onClick={onLeave}>{action}</Button>}>
        {children}
      </Notice>
    </section>
  );
}
