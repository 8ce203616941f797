/** What the screens that all side events share must know of each game: ids of words. */
export const GAMES = {
  chess: { title: "chess-what-title", none: "chess-event-none" },
  rummikub: { title: "rummikub-what-title", none: "rummikub-what-none" },
};
