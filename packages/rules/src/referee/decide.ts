import type { Stream } from '../dice/index.ts';
import type { Command, GameEvent } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import { cloneGame, type Game } from './game.ts';
import { perform } from './perform.ts';
import type { Result } from './refusal.ts';

/** What would follow from a command, on a copy: the game stays as it is, and chance is that of the given stream. */
export function decide(
  game: Game,
  seat: Seat,
  command: Command,
  stream: Stream,
  question?: number,
): Result<readonly GameEvent[]> {
  return perform(cloneGame(game, stream), seat, command, question);
}
