// What is open in the positions in which refusals are met, where rules are at their limits, and how play goes on from there.
import { quickStream } from '../dice/index.ts';
import { accepts } from '../referee/explain.ts';
import type { Game } from '../referee/game.ts';
import { parseCommand } from '../referee/parse.ts';
import { perform } from '../referee/perform.ts';
import { OBSTACLES, type Obstacle, refusalIn, withoutObstacle } from './obstacles/index.ts';
import { WARLIKE } from './positions.ts';
import { type Chapter, type Tale, Telling } from './telling.ts';
import { randomMove } from './whole-game.ts';

/** Moves that are told from each position. */
const MOVES = 8;

export const EDGES: readonly Tale[] = Object.entries(OBSTACLES).flatMap(([room, rows]) =>
  rows.flatMap((row, i) =>
    'before' in row
      ? []
      : [{ name: `edge ${i} of ${room}, ${row.code}`, tell: () => tellEdge(`${room} ${i} ${row.code}`, row) }],
  ),
);

/** A position with its obstacle, then without it: what is refused and offered, and what is done from there by other dice. */
function tellEdge(seed: string, row: Obstacle): readonly Chapter[] {
  const chance = quickStream(`chance at ${seed}`);
  const told = new Telling(`edge ${seed}`);
  const { refusal, board: barred } = refusalIn(row);
  told.refused(refusal);
  if (barred !== undefined) told.look(barred.game, chance);
  const board = withoutObstacle(row);
  const game: Game = { ...board.game, stream: quickStream(`dice at ${seed}`) };
  told.look(game, chance);
  const whole = parseCommand({ ...row.tries, ...row.fix.tries });
  for (let moves = 0; moves < MOVES && game.state.ended === undefined; moves++) {
    // First what the obstacle was in the way of, if that is a whole command.
    const isFirst = moves === 0 && whole.ok && accepts(game, board[row.who].seat, whole.value);
    const { seat, command } = isFirst
      ? { seat: board[row.who].seat, command: whole.value }
      : randomMove(game, chance, WARLIKE);
    told.before(game, seat, command);
    const result = perform(game, seat, command);
    if (!result.ok) throw new Error(`an offered ${command.type} was refused: ${result.refusal.code}`);
    told.after(game, result.value);
  }
  return told.end(game);
}
