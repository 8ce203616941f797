/** The mark of Matside: a mat with two hands' places and the light between them. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 40 24" aria-hidden="true">
      <rect x="1" y="1" width="38" height="22" rx="6" class="mark-mat" />
      <path d="M10 6a6 6 0 0 1 0 12z" class="mark-hand" />
      <path d="M30 6a6 6 0 0 0 0 12z" class="mark-hand" />
      <rect x="18.5" y="7" width="3" height="10" rx="1.5" class="mark-light" />
    </svg>
  );
}
