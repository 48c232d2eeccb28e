import type { Power, Seat } from '@marshall/rules';
import type { Who } from './language.ts';

/** All that sentences take from a game or a view of it: which power leads which seat. */
export interface Seated {
  readonly seats: Readonly<Record<Seat, { readonly power?: Power | undefined }>>;
}

/** Knows the seats of a game by their powers. */
export function seatsOf({ seats }: Seated): Who {
  return (seat) => seats[seat] ?? {};
}
