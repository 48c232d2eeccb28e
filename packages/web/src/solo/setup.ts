import { commit, DEFAULT_OPTIONS, EDITION, mixSeed, type Setup, seat as seatId } from '@marshall/rules';
import type { Plan } from './messages.ts';

/** The setup of a game at this screen, with dice of that secret. */
export function setupOf(plan: Plan, secret: string): Setup {
  const seats = plan.players.map(({ power }) => seatId(power));
  return {
    edition: EDITION,
    seats,
    powers: Object.fromEntries(plan.players.map(({ power }) => [power, power])),
    options: { ...DEFAULT_OPTIONS, ...plan.options },
    commitment: commit(secret),
    contributions: seats.map((id) => ({ seat: id, text: `${id} of ${plan.seed ?? randomText()}` })),
  };
}

/** A secret for the dice; the same seed gives the same one. */
export const freshSecret = (seed = randomText()): string => mixSeed('00'.repeat(32), [{ seat: 'secret', text: seed }]);

export const randomText = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
