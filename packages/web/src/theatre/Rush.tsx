import type { TableState } from '../session/session.ts';
import { STAGE_NAMES, words } from '../words.ts';

/** How far computers have come that play at once, while nobody at this screen is asked. */
export function Rush({ table: { view, options, players } }: { readonly table: TableState }) {
  const waiting = view.question?.waiting ?? [];
  if (view.ended !== undefined || waiting.length === 0 || waiting.some((seat) => players[seat]?.person))
    return undefined;
  const last = options?.detenteCycle;
  const of = typeof last === 'number' && last > 0 ? last : undefined;
  const stage = view.stage ?? 0;
  const done = (view.cycle - 1) * STAGES + stage;
  return (
    <p className="rush" role="status">
      <span>{words.theatre.rush(view.cycle, of, STAGE_NAMES[stage - 1] ?? '')}</span>
      {of !== undefined && <progress max={of * STAGES} value={done} aria-label={words.theatre.rushed} />}
    </p>
  );
}

const STAGES = 7;
