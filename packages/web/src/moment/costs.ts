import type { Draft, TableState } from '../session/session.ts';
import { expansionWords, words } from '../words.ts';
import { cardCost } from './CardTable.tsx';
import type { FactRow } from './Facts.tsx';

/** What commands cost that end in a draw, which no preview foretells. */
const COSTS: Readonly<Record<string, (table: TableState, draft: Draft) => readonly FactRow[]>> = {
  'turn-card': cardCost,
  'turn-research-card': cardCost,
  'deploy-technology': deployCost,
};

export const costRows = (table: TableState, draft: Draft): readonly FactRow[] =>
  COSTS[draft.type]?.(table, draft) ?? [];

/** T-DEP-02, T-PUB-03: one die for a player who has the card or has sold it, two for a licence. */
function deployCost({ view, seat }: TableState, { technology, level }: Draft): readonly FactRow[] {
  const chart = seat === undefined ? undefined : view.sets.tech?.charts[seat];
  if (chart === undefined || level === undefined) return [];
  const { cards, rights } = chart;
  const one = [...cards, ...rights.filter(({ dice }) => dice === 1)].some(
    (each) => each.technology === technology && each.level === level,
  );
  return [[words.moment.cost, expansionWords.tech.roll(one ? 1 : 2)]];
}
