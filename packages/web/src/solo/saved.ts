import {
  areHiddenFrom,
  cloneState,
  type Entry,
  evolve,
  fold,
  type Game,
  type GameTable,
  mixSeed,
  openTable,
  quickStream,
  readGameFile,
  type Setup,
  type State,
  standing,
  streamAt,
} from '@marshall/rules';
import type { CycleFacts } from '../session/session.ts';
import type { Plan } from './messages.ts';
import { stateAt } from './review.ts';

/** An entry of a log as this browser keeps it. */
export interface KeptEntry extends Entry {
  /** Whether its player could take it back when it was written; nobody could in what was kept before this was noted. */
  readonly undoable?: true;
  /** Set where the table answered for its player. */
  readonly auto?: true;
}

/** A game as this browser keeps it: who plays, the secret of its dice, and all that was commanded and happened. */
export interface SavedGame {
  readonly id: string;
  readonly secret: string;
  readonly plan: Plan;
  /** The position it began with, if not with an opening. */
  readonly base?: State;
  /** How often the player asked what a general would do. */
  readonly hints?: number;
  readonly table: {
    readonly entries: readonly KeptEntry[];
    readonly game: { readonly setup: Setup; readonly state: Pick<State, 'cycle' | 'ended'> };
  };
}

/** Sets a kept game up again, with its figures at the beginning of each cycle. */
export function standAgain(
  saved: SavedGame,
  figures: (game: Game) => CycleFacts,
): { readonly table: GameTable; readonly history: CycleFacts[] } {
  const { secret, base } = saved;
  const { entries, game } = saved.table;
  const { setup } = game;
  const state = cloneState(base ?? fold(setup, []));
  const history = follow(setup, state, entries, figures);
  const stream = streamAt(mixSeed(secret, setup.contributions), state);
  const table = { game: openTable(setup, state, stream), entries: [...entries], undoable: undoableIn(saved) };
  return { table, history };
}

/** The last move that could be taken back, while nothing has followed it but what its player does not know of. */
function undoableIn({ base, table: { game, entries } }: SavedGame): GameTable['undoable'] {
  const at = entries.findLastIndex(({ undoable }) => undoable === true);
  const { seat, events = [] } = entries[at] ?? {};
  const after = entries.slice(at + 1);
  if (seat === undefined || !after.every((entry) => entry.seat !== seat && areHiddenFrom(seat, entry.events)))
    return undefined;
  const before = stateAt({ setup: game.setup, entries, ...(base === undefined ? {} : { base }) }, at);
  return { seat, before, events: events.length, since: after.flatMap((entry) => entry.events) };
}

/** A table that begins at a position. */
export function tableAt(setup: Setup, base: State, secret: string): GameTable {
  const state = cloneState(base);
  const stream = streamAt(mixSeed(secret, setup.contributions), state);
  const entries: Entry[] = [{ seat: undefined, command: undefined, events: [] }];
  return { game: openTable(setup, state, stream), entries, undoable: undefined };
}

/** The figures of a game file at the beginning of each cycle and at the end. */
export function historyOf(file: string, figures: (game: Game) => CycleFacts): readonly CycleFacts[] {
  const read = readGameFile(file);
  if (!read.ok) return [];
  const { setup, entries } = read.value;
  return follow(setup, fold(setup, []), entries, figures);
}

/** Brings a position up to what has happened, and notes its figures on the way. */
function follow(
  setup: Setup,
  state: State,
  entries: readonly Pick<Entry, 'events'>[],
  figures: (game: Game) => CycleFacts,
): CycleFacts[] {
  const history: CycleFacts[] = [];
  const note = (): number => history.push(figures(openTable(setup, state, quickStream('figures'))));
  for (const event of standing(entries.flatMap(({ events }) => events))) {
    evolve(state, event);
    if (event.type === 'stage-opened' && event.stage === 1) note();
  }
  if (state.ended !== undefined) note();
  return history;
}
