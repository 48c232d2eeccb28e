import type { GameEvent } from '../game.ts';
import type { Seat } from '../state/seat.ts';

/** Who looks: a seat, or anybody. */
export type Viewer = Seat | 'spectator';

/** An event as a viewer may know it: without others' secret facts; undefined if they may not know of it at all. */
export function redact(event: GameEvent, viewer: Viewer): GameEvent | undefined {
  if (event.to !== undefined && (viewer === 'spectator' || !event.to.includes(viewer))) return undefined;
  if (event.type === 'undone') {
    // How many events it took back, or that some were kept, would tell of those that the viewer never saw.
    const { secret: _, events: __, ...known } = event;
    return known;
  }
  if (!('secret' in event) || event.secret === undefined) return event;
  const secret: Readonly<Record<string, unknown>> = event.secret;
  const mine = secret[viewer];
  // The copy has the same fields except for faces that belong to others.
  return { ...event, secret: mine === undefined ? {} : { [viewer]: mine } } as GameEvent;
}
