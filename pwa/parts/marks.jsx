/** The shapes of the state marks: each state has a form of its own, so that colour is never alone. */
const line = {
  fill: "none",
  stroke: "currentColor",
  "stroke-width": 2,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
};

export const shapes = {
  saved: <circle cx="8" cy="8" r="5.5" {...line} />,
  sent: (
    <>
      <circle cx="8" cy="8" r="5.5" {...line} />
      <path d="M8 2.5a5.5 5.5 0 0 1 0 11z" fill="currentColor" />
    </>
  ),
  accepted: <path d="M2.5 8.5l3.5 3.5 7.5-8" {...line} />,
  unconfirmed: <path d="M2.5 13.5l.7-3.2 7.6-7.6 2.5 2.5-7.6 7.6zM9 4.5L11.5 7" {...line} />,
  signed: <path d="M1 8.5l3.2 3.5 6.3-7.5M8 11.8l.6.7 6.4-8" {...line} />,
  held: <path d="M5 3v10M11 3v10" {...line} />,
  proposed: <path d="M8 1.8L14.2 8 8 14.2 1.8 8z" {...line} />,
  asked: <path d="M5 5.5a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 1.8M8 13.2v.3" {...line} />,
  provisional: <path d="M3 8h3M8 8h.1M10 8h3M8 3v3M8 10v3" {...line} />,
  extra: <path d="M8 3v10M3 8h10" {...line} />,
  refused: <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" {...line} />,
  disputed: <path d="M2.5 5.5h11M2.5 10.5h11M10.5 2l-5 12" {...line} />,
  late: <path d="M8 4v4.5l3 2M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13" {...line} />,
  open: <path d="M5 3l7 5-7 5z" fill="currentColor" {...line} />,
  closed: <rect x="3.5" y="3.5" width="9" height="9" rx="1" fill="currentColor" />,
  "not-open": <rect x="3.5" y="3.5" width="9" height="9" rx="1" {...line} />,
  empty: <path d="M4 8h8" {...line} />,
};

/** What a state asks of people: green needs nothing, amber waits, red needs a decision. */
export const tones = {
  saved: "wait",
  sent: "wait",
  accepted: "go",
  unconfirmed: "wait",
  signed: "go",
  held: "wait",
  proposed: "wait",
  asked: "wait",
  provisional: "wait",
  extra: "go",
  refused: "stop",
  disputed: "stop",
  late: "wait",
  open: "go",
  closed: "calm",
  "not-open": "calm",
  empty: "calm",
};
