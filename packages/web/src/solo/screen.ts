// One screen for several people: what needs a curtain, and what is said while anybody may look.
import type { QuestionKind, Setup } from '@marshall/rules';
import type { TableState } from '../session/session.ts';

/** Moves that are made before everybody's eyes, one player after the other. */
const PUBLIC: ReadonlySet<QuestionKind> = new Set([
  'sell',
  'buy',
  'attack',
  'move',
  'build',
  'defend',
  'losses',
  'occupy',
  'reinforce',
  'counterattack',
  'assault',
  'prospect',
  'turn-card',
  'research',
  'turn-research-card',
]);

/** Whether a question may be put to somebody at this screen without a curtain; sets with hidden hands and lanes keep theirs. */
export const isPublic = (kind: QuestionKind | undefined, { options }: Pick<Setup, 'options'>): boolean =>
  kind !== undefined && PUBLIC.has(kind) && options.highTech !== true && options.merchantMarine !== true;

/** The table without what only the player may know: all look at the screen. */
export function veil<T extends Omit<TableState, 'log'>>(table: T): T {
  const { seat, view } = table;
  const me = seat === undefined ? undefined : view.seats[seat];
  if (seat === undefined || me === undefined) return table;
  const { cash: _, ...open } = me;
  const { standingOrders: __, ...rest } = view;
  return { ...table, veiled: true, view: { ...rest, seats: { ...view.seats, [seat]: open } } };
}
