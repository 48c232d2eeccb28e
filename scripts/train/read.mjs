// Games as they stand in a file: a line each, with their positions as standpoints, so that features can change without new games.
import { closeSync, openSync, readSync } from 'node:fs';
import { featuresOf } from '@marshall/bots';

/** A game as it is written: the options once, and only zones where somebody stands. */
export function packed({ positions, ...game }) {
  return { ...game, positions: positions.map(({ at, ...rest }) => ({ ...packedAt(at), ...rest })) };
}

/** A standpoint without its options. */
export function packedAt({ options: _, players, board, ...at }) {
  return {
    ...at,
    players: [...players],
    board: board.flatMap((troops, zone) => (troops.length > 0 ? [[zone, troops.map(listed)]] : [])),
    zones: board.length,
  };
}

/** The same game as it was played. */
export function unpacked({ positions, ...game }) {
  return {
    ...game,
    positions: positions.map(({ hoped, won, ...at }) => ({ at: unpackedAt(at, game.options), hoped, won })),
  };
}

function unpackedAt({ players, board, zones, ...at }, options) {
  const all = Array.from({ length: zones }, () => []);
  for (const [zone, troops] of board) all[zone] = troops.map(named);
  return { ...at, options, players: new Map(players), board: all };
}

const listed = ({ seat, power, afloat, value, salary }) => [seat, power, afloat, value, salary];
const named = ([seat, power, afloat, value, salary]) => ({ seat, power, afloat, value, salary });

/** The positions of a game with what is learned from them: a row of features for each living player, those of pairs, and who won. */
export function rowsOf({ game, plain, seats, winners, positions }) {
  return positions.map(({ at, hoped, won: shares }) => {
    const { seats: living, rows, pairs } = featuresOf(at);
    return {
      game,
      plain,
      seats,
      cycle: at.cycle,
      stage: at.stage,
      rows,
      pairs,
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

/** All games of some files; the last line of a file that is still written is left out. */
export function* gamesIn(files) {
  for (const file of files) for (const line of linesIn(file)) yield unpacked(JSON.parse(line));
}

const CHUNK = 1 << 22;
const NEW_LINE = 10;

/** The lines of a file that may be longer than any string. */
function* linesIn(file) {
  const from = openSync(file);
  const chunk = Buffer.alloc(CHUNK);
  let begun = [];
  try {
    for (let size = readSync(from, chunk); size > 0; size = readSync(from, chunk)) {
      let at = 0;
      for (let end = chunk.indexOf(NEW_LINE); end >= 0 && end < size; end = chunk.indexOf(NEW_LINE, at)) {
        yield Buffer.concat([...begun, chunk.subarray(at, end)]).toString('utf8');
        begun = [];
        at = end + 1;
      }
      begun.push(Buffer.from(chunk.subarray(at, size)));
    }
  } finally {
    closeSync(from);
  }
}

/** Positions one after the other in flat arrays, which a network can learn from: there may be a hundred thousand. */
export class Positions {
  count = 0;
  /** Where each begins among the rows, the pairs and the shares of the wins. */
  rowAt = [];
  pairAt = [];
  wonAt = [];
  number = [];
  told = [];
  rows = new Numbers();
  pairs = new Numbers();
  won = new Numbers();
  prospects = new Numbers();

  add({ rows, pairs, won, prospects, ...told }) {
    if (!won.some((share) => share > 0)) return;
    this.count++;
    this.rowAt.push(this.rows.size);
    this.pairAt.push(this.pairs.size);
    this.wonAt.push(this.won.size);
    this.number.push(won.length);
    this.told.push(told);
    for (const row of rows) this.rows.add(row);
    this.pairs.add(pairs);
    this.won.add(won);
    this.prospects.add(prospects);
  }
}

/** Numbers without end. */
class Numbers {
  size = 0;
  all = new Float32Array(1024);

  add(some) {
    if (this.size + some.length > this.all.length) {
      const larger = new Float32Array(Math.max(2 * this.all.length, this.size + some.length));
      larger.set(this.all);
      this.all = larger;
    }
    this.all.set(some, this.size);
    this.size += some.length;
  }
}

/** The positions of games that somebody won. */
export function positionsOf(games) {
  const positions = new Positions();
  for (const game of games) for (const position of rowsOf(game)) positions.add(position);
  return positions;
}

/** Every fifth game is held out. */
export const isHeldOut = ({ game }) => Math.floor(game / 2) % 5 === 4;
