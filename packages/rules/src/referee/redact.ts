import type { GameEvent } from '../game.ts';
import type { Seat } from '../state/seat.ts';

/** Who looks: a seat, or anybody. */
export type Viewer = Seat | 'spectator';

/** An event as a viewer may know it: without others' secret facts; undefined if he may not know of it at all. */
export function redact(event: GameEvent, viewer: Viewer): GameEvent | undefined {
  if (event.to !== undefined && (viewer === 'spectator' || !event.to.includes(viewer))) return undefined;
  if (!('secret' in event) || event.secret === undefined) return event;
  if (event.type === 'undone') {
    // Even that something was kept back would tell of it.
    const { secret: _, ...known } = event;
    return known;
  }
  const secret: Readonly<Record<string, unknown>> = event.secret;
  const mine = secret[viewer];
  // The copy has the same fields but for faces that belong to others.
  return { ...event, secret: mine === undefined ? {} : { [viewer]: mine } } as GameEvent;
}
