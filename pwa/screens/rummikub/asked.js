/** What the rules read of an event's tables, and no more: a series is some five hundred games, and a phone reads them as text each time it asks. */

/** What goes without saying of a player in a game. */
const USUAL = { out: false, melded: true, on_purpose: false, absent: false, jokers: 0 };

/** @param {{stream: string, fold: object}[]} tables with their whole folds @returns {{stream: string, fold: {games: object[]}}[]} as the calls `tables.…` take them */
export function tablesAsked(tables) {
  return tables.map(({ stream, fold }) => ({
    stream,
    fold: {
      games: fold.games.map(({ game, disputed, players }) => ({
        game,
        disputed,
        players: players.map(said),
      })),
    },
  }));
}

function said(player) {
  const names = Object.keys(player).filter(
    (name) => player[name] !== null && player[name] !== USUAL[name],
  );
  return Object.fromEntries(names.map((name) => [name, player[name]]));
}
