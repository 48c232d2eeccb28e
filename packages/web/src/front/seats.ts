import { POWER_IDS, type PowerId } from '../look/powers.ts';
import type { Kept } from '../solo/messages.ts';

/** The player's power and so many others, in the order of the strip. */
export function seatsFor(power: PowerId, others: number): readonly PowerId[] {
  const rest = POWER_IDS.filter((each) => each !== power).slice(0, others);
  return POWER_IDS.filter((each) => each === power || rest.includes(each));
}

export const personIn = ({ players }: Pick<Kept, 'players'>): PowerId =>
  players.find(({ commander }) => commander === 'person')?.power ?? players[0]?.power ?? 'europe';

/** Fixes the dice by the address, for tests and pictures. */
export function seedOf(): { readonly seed?: string } {
  const seed = new URLSearchParams(location.search).get('seed');
  return seed === null ? {} : { seed };
}
