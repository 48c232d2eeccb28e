// Reading what players have sealed.
import type { SealedAnswer } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import type { Play } from './play.ts';

/** A sealed answer of one kind. */
export type SealedAs<T extends SealedAnswer['type']> = DeepReadonly<Extract<SealedAnswer, { type: T }>>;

/** What a player has sealed, if they were asked; nothing else than this is sealed at this time. */
export function sealedBy<T extends SealedAnswer['type']>(play: Play, seat: Seat, type: T): SealedAs<T> | undefined {
  const answer = play.state.sealed[seat];
  if (answer !== undefined && answer.type !== type) throw new Error(`${seat} has sealed ${answer.type}, not ${type}`);
  return answer as SealedAs<T> | undefined;
}
