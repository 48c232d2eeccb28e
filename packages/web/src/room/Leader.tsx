import type { Seat } from '@marshall/rules';
import { personOf } from '../session/names.ts';
import type { TableState } from '../session/session.ts';

interface LeaderProps {
  readonly table: Pick<TableState, 'view' | 'players' | 'seat'>;
  readonly seat: Seat | undefined;
}

/** The person behind a power, before a sentence about it: `Anna · `; nothing of the player’s own power. */
export function Leader({ table, seat }: LeaderProps) {
  const person = seat === undefined || seat === table.seat ? undefined : personOf(table, seat);
  return person === undefined ? undefined : <b className="leader">{`${person} \u00b7 `}</b>;
}
