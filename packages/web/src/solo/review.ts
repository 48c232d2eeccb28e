import {
  blockadesOf,
  cloneState,
  type Entry,
  evolve,
  fold,
  followedIn,
  type Game,
  lateIn,
  openTable,
  quickStream,
  type Setup,
  type State,
  standing,
  type Viewer,
  view,
} from '@marshall/rules';
import type { MomentFacts, Reviewed } from '../session/session.ts';
import { Chronicle } from './lines.ts';

/** A game that is looked at again. */
export interface Reviewable {
  readonly setup: Setup;
  /** The position it began with, if not with an opening. */
  readonly base?: State;
  readonly entries: readonly (Pick<Entry, 'events' | 'seat'> & Partial<Pick<Entry, 'command'>>)[];
  /** Whose eyes look; `open` once a game is over and nothing in it is hidden. */
  readonly eyes: Viewer | 'open';
}

/** All lines of a game, and where each of its moments stands: one for every command. */
export function reviewOf(game: Reviewable): Reviewed {
  const { base, entries, eyes } = game;
  const chronicle = new Chronicle({ cycle: base?.cycle ?? 0, stage: base?.stage ?? 0 });
  const named = { state: stateAt(game, entries.length) };
  const viewer = eyes === 'open' ? 'spectator' : eyes;
  const lines: Reviewed['lines'][number][] = [];
  const moments = entries.map(({ events, seat, command }) => {
    chronicle.add(events, seat ?? 'nobody');
    lines.push(...chronicle.tell(named, viewer));
    const by = command?.type === 'undo' || followedIn(events) !== undefined || lateIn(events) ? undefined : seat;
    return {
      cycle: chronicle.cycle,
      stage: chronicle.stage,
      lines: lines.length,
      ...(by === undefined ? {} : { by }),
    };
  });
  return { moments, lines };
}

/** What could be seen after so many commands. */
export function momentOf(game: Reviewable, at: number): MomentFacts {
  const stood = openTable(game.setup, stateAt(game, at), quickStream('review'));
  return { view: game.eyes === 'open' ? openView(stood) : view(stood, game.eyes), blockades: blockadesOf(stood) };
}

/** The position after so many commands; what was taken back by then does not count. */
export function stateAt({ setup, base, entries }: Omit<Reviewable, 'eyes'>, at: number): State {
  const events = entries.slice(0, at).flatMap((entry) => entry.events);
  if (base === undefined) return fold(setup, events);
  const state = cloneState(base);
  for (const event of standing(events)) evolve(state, event);
  return state;
}

/** What everybody may know, and of each seat what it knows of itself. */
function openView(game: Game): MomentFacts['view'] {
  const seats = game.state.order.flatMap((seat) => {
    const own = view(game, seat).seats[seat];
    return own === undefined ? [] : [[seat, own] as const];
  });
  return { ...view(game, 'spectator'), seats: Object.fromEntries(seats) };
}
