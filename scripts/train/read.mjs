// Games as they stand in a file: a line each, with their positions as standpoints, so that features can change without new games.
import { readFileSync } from 'node:fs';
import { featuresOf } from '@marshall/bots';

/** A game as it is written: the options once, and only zones where somebody stands. */
export function packed({ positions, ...game }) {
  return {
    ...game,
    positions: positions.map(({ at: { options: _, players, board, ...at }, hoped }) => ({
      ...at,
      players: [...players],
      board: board.flatMap((troops, zone) => (troops.length > 0 ? [[zone, troops]] : [])),
      zones: board.length,
      hoped,
    })),
  };
}

/** The same game as it was played. */
export function unpacked({ positions, ...game }) {
  return {
    ...game,
    positions: positions.map(({ players, board, zones, hoped, ...at }) => {
      const all = Array.from({ length: zones }, () => []);
      for (const [zone, troops] of board) all[zone] = troops;
      return { at: { ...at, options: game.options, players: new Map(players), board: all }, hoped };
    }),
  };
}

/** The positions of a game with what is learned from them: a row of features for each living player, and who won. */
export function rowsOf({ game, plain, seats, winners, positions }) {
  return positions.map(({ at, hoped }) => {
    const { seats: living, rows } = featuresOf(at);
    const won = living.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    return { game, plain, seats, cycle: at.cycle, stage: at.stage, rows, won, prospects: hoped };
  });
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
