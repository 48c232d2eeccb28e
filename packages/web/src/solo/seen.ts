import {
  blockadesOf,
  type ChartAhead,
  chartAhead,
  fallbackFor,
  type Game,
  type GameTable,
  options,
  type Seat,
  view,
  whyNoUndo,
} from '@marshall/rules';
import { sayQuestion } from '@marshall/words';
import { language } from '../language.ts';
import type { Asked, Draft, TableState } from '../session/session.ts';
import type { Consulted } from './messages.ts';

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
    options: game.setup.options,
    blockades: blockadesOf(game),
    ...byChart(game, seat),
    mayUndo: seat !== undefined && whyNoUndo(table, seat) === undefined,
    link: 'here',
  };
}

function askedOf({ game }: GameTable, seat: Seat): Asked | undefined {
  const { question } = game.state;
  const text = sayQuestion(language, game, seat);
  if (question === undefined || text === undefined) return undefined;
  return { id: question.id, kind: question.kind, text, ...silence(game, seat) };
}

/** What is read off a position in addition to what its table tells. */
export const consulted = (game: Game, seat: Seat | undefined): Consulted => ({
  ...silence(game, seat),
  blockades: blockadesOf(game),
  ...byChart(game, seat),
});

/** What the chart may give, where battles are read from it. */
function byChart(game: Game, seat: Seat | undefined): { readonly chart?: ChartAhead } {
  const chart = seat === undefined ? undefined : chartAhead(game, seat);
  return chart === undefined ? {} : { chart };
}

/** What the referee answers for a silent seat. A command is plain data, as a draft is. */
function silence(game: Game, seat: Seat | undefined): { readonly fallback?: Draft } {
  const fallback = seat === undefined ? undefined : (fallbackFor(game, seat) as Draft | undefined);
  return fallback === undefined ? {} : { fallback };
}
