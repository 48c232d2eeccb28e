import type { Seat } from '@marshall/rules';
import type { TableState } from '../session/session.ts';
import { words } from '../words.ts';
import { presenceOf } from './presence.ts';

/** A mark beside a player's name: at the table now, or away with somebody in their place. */
export function Presence({ table, seat }: { readonly table: TableState; readonly seat: Seat }) {
  const presence = presenceOf(table, seat);
  if (presence === undefined) return undefined;
  const said = words.powers.presence[presence];
  return (
    <span className="presence" data-presence={presence} title={said}>
      <span className="unseen">{said}</span>
    </span>
  );
}
