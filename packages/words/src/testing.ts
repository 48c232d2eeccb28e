// English sentences for tests.
import type { Game, GameEvent, Refusal, Remark, Seat } from '@marshall/rules';
import { en } from './en/index.ts';
import { sayEvent as event, sayQuestion as question, sayRemarks as remarks, told } from './say.ts';

export const sayEvent = (game: Game, happened: GameEvent): string | undefined => event(en, game, happened);
export const sayQuestion = (game: Game, seat: Seat): string | undefined => question(en, game, seat);
export const sayRefusal = (refusal: Refusal, game?: Game): string => told(en, refusal, game?.state).sentence;
export const sayRemarks = (...said: readonly Remark[]): string => remarks(en, said);
