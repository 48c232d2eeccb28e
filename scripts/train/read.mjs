// Games as they stand in a file: a line each, with their positions as standpoints, so that features can change without new games.
import { readFileSync } from 'node:fs';
import { featuresOf } from '@marshall/bots';

/** A game as it is written: the options once, and only zones where somebody stands. */
export function packed({ positions, ...game }) {
  return {
    ...game,
    positions: positions.map(({ at: { options: _, players, board, ...at }, hoped, won }) => ({
      ...at,
      players: [...players],
      board: board.flatMap((troops, zone) => (troops.length > 0 ? [[zone, troops]] : [])),
      zones: board.length,
      hoped,
      won,
    })),
  };
}

/** The same game as it was played. */
export function unpacked({ positions, ...game }) {
  return {
    ...game,
    positions: positions.map(({ players, board, zones, hoped, won, ...at }) => {
      const all = Array.from({ length: zones }, () => []);
      for (const [zone, troops] of board) all[zone] = troops;
      return { at: { ...at, options: game.options, players: new Map(players), board: all }, hoped, won };
    }),
  };
}

/** The positions of a game with what is learned from them: a row of features for each living player, and who won. */
export function rowsOf({ game, plain, seats, winners, positions }) {
  return positions.map(({ at, hoped, won: shares }) => {
    const { seats: living, rows } = featuresOf(at);
    return {
      game,
      plain,
      seats,
      cycle: at.cycle,
      stage: at.stage,
      rows,
      won: wonBy(living, winners, shares),
      prospects: hoped,
    };
  });
}

/** Each player's part of the wins; nothing for all where nobody won. */
function wonBy(living, winners, shares) {
  const parts = living.map((seat) => (shares === undefined ? Number(winners.includes(seat)) : (shares[seat] ?? 0)));
  const sum = parts.reduce((all, part) => all + part, 0);
  return sum === 0 ? parts : parts.map((part) => part / sum);
}

/** All positions of some files; the last line of a file that is still written is left out. */
export function positionsIn(files) {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(0, -1)
      .flatMap((line) => rowsOf(unpacked(JSON.parse(line)))),
  );
}

/** Every fifth game is held out. */
export const isHeldOut = ({ game }) => Math.floor(game / 2) % 5 === 4;
