// Peace between two powers: each lets the other pass, and keeps its armies off the other's borders. Whether it holds is a matter of character.
import { landBorders, type Seat } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { legal } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { hasGranted, keepsTerms, LAST_CYCLES, letsPass } from '../trust.ts';
import { campaign } from './campaign.ts';
import { siege } from './siege.ts';

/** More friends than this leave nobody to beat. */
const MOST_PACTS = 2;

/** Grants passage to those it wants peace with, and takes it back from those who broke it. */
export function pacts(mind: Mind, moment: Moment): Decision | undefined {
  // Once a cycle is enough: what is granted stands.
  if (moment.view.stage !== 5 || mind.weights.deal <= 0 || !mind.shrewd) return undefined;
  const sight = sightOf(moment);
  const granted = sight.rivals.filter((rival) => hasGranted(sight, rival));
  for (const rival of granted) {
    const why = breach(sight, rival);
    const command = why === undefined ? undefined : legal(moment, { type: 'revoke-passage', to: rival });
    if (command !== undefined && why !== undefined) return { command, why };
  }
  if (granted.length >= MOST_PACTS || sight.left <= LAST_CYCLES) return undefined;
  const prey = campaign(mind, sight)?.prey ?? siege(mind, sight)?.rival;
  const wanted = sight.rivals
    .filter((rival) => rival !== prey && !granted.includes(rival) && keepsTerms(sight, rival))
    .map((rival) => ({ rival, rank: wishFor(mind, sight, rival, granted.length) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)[0]?.rival;
  const command = wanted === undefined ? undefined : legal(moment, { type: 'grant-passage', to: wanted });
  if (command === undefined || wanted === undefined) return undefined;
  return {
    command,
    why: letsPass(sight, wanted)
      ? `lets ${wanted} pass as it is let pass by him`
      : `lets ${wanted} pass, in the hope of peace with a neighbour`,
  };
}

/** Why a peace is over; undefined while it stands. */
function breach(sight: Sight, rival: Seat): string | undefined {
  if (!keepsTerms(sight, rival)) return `lets ${rival} pass no longer, who has broken the peace or is about to win`;
  return sight.left <= LAST_CYCLES ? `lets ${rival} pass no longer, as the end is near` : undefined;
}

/** Peace is worth most with a neighbour that is as strong as itself; one offer of its own accord, if it means to keep it. */
function wishFor(mind: Mind, sight: Sight, rival: Seat, pacted: number): number {
  const asked = letsPass(sight, rival);
  if (!asked && (pacted > 0 || mind.weights.deal < 1 || mind.weights.faith < 0.5)) return 0;
  const homes = sight.homes(rival);
  const borders = sight
    .homes(sight.seat)
    .some((home) => landBorders(home).some((zone) => homes.includes(zone) || sight.size(zone, rival) > 0));
  if (!borders) return 0;
  return sight.strength(rival) / Math.max(1, sight.strength(sight.seat)) + (asked ? 0.5 : 0);
}
