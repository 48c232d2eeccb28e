import type { Commander } from '../solo/messages.ts';

/** After how many cycles a game at this screen may end. */
export const LENGTHS = [1, 3, 8, 20] as const;

/** How well computers may play at this screen. */
export const LEVELS: readonly Exclude<Commander, 'person'>[] = ['recruit', 'officer'];
