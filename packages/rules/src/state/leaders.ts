// Who leads a seat: the player who sits there, unless a caretaker or a substitute does.

/** The one who leads a seat in its player's place. */
export const LEADERS = ['caretaker', 'substitute'] as const;
export type Leader = (typeof LEADERS)[number];

/** The same with the player themselves. */
export type Led = Leader | 'player';

export function isLed(value: unknown): value is Led {
  return value === 'player' || LEADERS.some((leader) => leader === value);
}
