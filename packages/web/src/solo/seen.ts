import { fallbackFor, type GameTable, options, type Seat, sayQuestion, view, whyNoUndo } from '@marshall/rules';
import type { Asked, Draft, TableState } from '../session/session.ts';

type Around = Pick<TableState, 'id' | 'curtain' | 'players' | 'since' | 'history'>;

/** The table as one seat may see it; as anybody may while nobody sits at the screen. */
export function seenBy(table: GameTable, seat: Seat | undefined, around: Around): Omit<TableState, 'log'> {
  const { game } = table;
  const asked = seat === undefined ? undefined : askedOf(table, seat);
  return {
    ...around,
    seat,
    view: view(game, seat ?? 'spectator'),
    asked,
    offers: seat === undefined || game.state.ended !== undefined ? [] : options(game, seat),
    mayUndo: seat !== undefined && whyNoUndo(table, seat) === undefined,
    link: 'here',
  };
}

function askedOf({ game }: GameTable, seat: Seat): Asked | undefined {
  const { question } = game.state;
  const text = sayQuestion(game, seat);
  if (question === undefined || text === undefined) return undefined;
  // A command is plain data, as a draft is.
  const fallback = fallbackFor(game, seat) as Draft | undefined;
  return { id: question.id, kind: question.kind, text, ...(fallback === undefined ? {} : { fallback }) };
}
