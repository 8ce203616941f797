/** The shape of a timer's state, for whoever does not tell colours apart. */

const paths = {
  dash: <path d="M5 12h14" />,
  ring: <circle cx="12" cy="12" r="8" />,
  half: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path class="shape-fill" d="M12 4a8 8 0 0 0 0 16z" />
    </>
  ),
  full: <circle class="shape-fill" cx="12" cy="12" r="8" />,
  run: <path class="shape-fill" d="M7 4.5v15l12-7.5z" />,
  stop: <path class="shape-fill" d="M5.5 5.5h13v13h-13z" />,
  warn: (
    <>
      <path d="M12 3.5 21.5 20h-19z" />
      <path d="M12 10v4.5m0 2.4v.2" />
    </>
  ),
};

export function Shape({ of }) {
  return (
    <svg class="timer-shape" viewBox="0 0 24 24" aria-hidden="true">
      {paths[of]}
    </svg>
  );
}
