// An answer to a position, judged by what it is worth beside the best one.
import { type Command, isPower, type Power } from '@marshall/rules';
import { isAnswer, isCompared } from './answers.ts';
import { lay } from './lay.ts';
import { isRight, type Position } from './position.ts';
import { strongestRival, worthOf } from './worth.ts';

export interface Verdict {
  /** Set where it is another way than those that the position compares: nothing is said about it. */
  readonly aside?: true;
  readonly right: boolean;
  /** What the answer is worth; of the best one and of the best of the others the position tells. */
  readonly worth: number;
  /** Against whom a sale is measured. */
  readonly rival?: Power;
}

/** What an answer is worth; undefined for a command that does not answer what is asked. */
export function solve(position: Position, command: Command): Verdict | undefined {
  const { kind } = position;
  const { game, seat } = lay(position);
  if (!isAnswer(game, seat, command)) return undefined;
  if (!isCompared(kind, command)) return { aside: true, right: false, worth: 0 };
  const worth = worthOf(kind, game, seat, command);
  const rival = kind === 'sell' ? strongestRival(game, seat) : undefined;
  const power = rival === undefined ? undefined : game.state.seats[rival]?.power;
  return {
    right: isRight(position, worth),
    worth,
    ...(power !== undefined && isPower(power) ? { rival: power } : {}),
  };
}
