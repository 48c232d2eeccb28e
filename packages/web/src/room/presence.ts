import type { Seat } from '@marshall/rules';
import type { TableState } from '../session/session.ts';

/** Whether the person of a seat is at the table, or who answers in their place; undefined where neither is known. */
export function presenceOf(
  { view, players, seat: mine }: Pick<TableState, 'view' | 'players' | 'seat'>,
  seat: Seat,
): 'here' | 'caretaker' | 'substitute' | undefined {
  const leader = view.leaders?.[seat];
  if (leader === 'caretaker') return leader;
  if (seat !== mine && players[seat]?.here) return 'here';
  return leader;
}
