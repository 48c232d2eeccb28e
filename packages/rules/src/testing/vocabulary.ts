import { EVENTS } from '../game.ts';

/** Every kind of event there is. */
export function eventTypes(): readonly string[] {
  return Object.keys(EVENTS).sort();
}
