import { playerInText } from '../session/names.ts';
import type { Session, TableState } from '../session/session.ts';
import { words } from '../words.ts';

/** Whose go it is before everybody's eyes, and the way to see one's own cash. */
export function Veil({ table, session }: { readonly table: TableState; readonly session: Session }) {
  const { veiled, seat } = table;
  if (!veiled || seat === undefined) return undefined;
  const { curtain } = words.room;
  return (
    <p className="veil" role="status">
      <b>{curtain.plays(playerInText(table, seat))}</b>{' '}
      <button type="button" className="text-link" onClick={() => session.sit(seat)}>
        {curtain.cash}
      </button>
    </p>
  );
}
