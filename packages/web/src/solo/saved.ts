import {
  cloneState,
  type Entry,
  evolve,
  fold,
  type Game,
  type GameTable,
  mixSeed,
  openTable,
  quickStream,
  type Setup,
  type State,
  standing,
  streamAt,
} from '@marshall/rules';
import type { CycleFacts } from '../session/session.ts';
import type { Plan } from './messages.ts';

/** A game as this browser keeps it: who plays, the secret of its dice, and all that was commanded and happened. */
export interface SavedGame {
  readonly id: string;
  readonly secret: string;
  readonly plan: Plan;
  /** The position it began with, if not with an opening. */
  readonly base?: State;
  readonly table: Pick<GameTable, 'entries'> & {
    readonly game: { readonly setup: Setup; readonly state: Pick<State, 'cycle' | 'ended'> };
  };
}

/** Sets a kept game up again, with its figures at the beginning of each cycle. */
export function standAgain(
  { secret, base, table: { game, entries } }: SavedGame,
  figures: (game: Game) => CycleFacts,
): { readonly table: GameTable; readonly history: CycleFacts[] } {
  const { setup } = game;
  const events = standing(entries.flatMap((entry: Entry) => entry.events));
  const state = cloneState(base ?? fold(setup, []));
  const history: CycleFacts[] = [];
  const note = (): number => history.push(figures(openTable(setup, state, quickStream('figures'))));
  for (const event of events) {
    evolve(state, event);
    if (event.type === 'stage-opened' && event.stage === 1) note();
  }
  if (state.ended !== undefined) note();
  const stream = streamAt(mixSeed(secret, setup.contributions), state);
  return { table: { game: openTable(setup, state, stream), entries: [...entries], undoable: undefined }, history };
}
