// Merchant ships that carry troops: in an amphibious assault, and until those who were taken off a beach land again (M-AMPHIB, Q-M-46 to -48).
import { hasPort, type Sea, type Territory } from '../../board/index.ts';
import type { Occasion } from '../../movement/terms.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';
import type { Boarding, Moving } from '../../rulebook.ts';

/** Why ships do not sail with the fleet: only an assault, or troops aboard, make a convoy of them. */
export function whyNoSailing({ laden, occasion }: Moving): Refusal | undefined {
  if (laden && occasion === 'delivery') return NOT_SOLD;
  return laden || occasion === 'amphibious' ? undefined : REROUTED;
}

/** M-AMPHIB-08, -14, Q-M-47: from a ship troops go ashore, or come aboard, at a port of the territory on that sea. */
export function whyNoLanding(sea: Sea, territory: Territory, occasion: Occasion): Refusal | undefined {
  if (occasion === 'delivery') return NOT_SOLD;
  return hasPort(territory, sea) ? undefined : refuse('no-port:ship', 'M-AMPHIB-08', { territory, sea });
}

/** Q-M-46, M-AMPHIB-03, -07: a ship takes troops aboard for an assault, once, and in one sea only. */
export function whyNoTroops({ assault, at, before, landed }: Boarding): Refusal | undefined {
  if (!assault) return refuse('no-troops', 'Q-M-46');
  if (landed) return refuse('one-trip', 'M-AMPHIB-03');
  return before === undefined || before === at ? undefined : refuse('one-sea', 'M-AMPHIB-07', { zone: before });
}

/** Q-M-48: neither the ship nor who is aboard changes hands before they have landed. */
const NOT_SOLD = refuse('no-troops:sale', 'Q-M-48');
const REROUTED = refuse('no-sailing', 'M-REROUTE-06');
