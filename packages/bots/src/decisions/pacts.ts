// Peace between two powers: each lets the other pass, and keeps its armies off the other's borders. Whether it holds is a matter of character.
import type { Seat } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { legal } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { isShunned } from '../resolve.ts';
import { type Sight, sightOf } from '../sight.ts';
import { hasGranted, letsPass, wrongsOf } from '../trust.ts';
import { campaign } from './campaign.ts';
import { siege } from './siege.ts';

/** Gives passage to players who have done it no wrong and are no prey: it costs little, and some take it for a promise. Peace itself takes more (`atPeace`). */
export function pacts(mind: Mind, moment: Moment): Decision | undefined {
  // Twice a cycle is enough: what is granted stands.
  const { stage } = moment.view;
  if ((stage !== 3 && stage !== 5) || mind.weights.deal <= 0 || !mind.shrewd) return undefined;
  const sight = sightOf(moment);
  for (const rival of sight.rivals) {
    const granted = hasGranted(sight, rival);
    const shunned = isShunned(sight, rival);
    const kept = wrongsOf(sight, rival) === 0 && !shunned;
    if (granted === kept || (kept && isPrey(mind, sight, rival))) continue;
    const command = legal(moment, { type: granted ? 'revoke-passage' : 'grant-passage', to: rival });
    if (command === undefined) continue;
    const leaves = shunned ? 'revoke-leader' : 'revoke-wronged';
    const allows = letsPass(sight, rival) ? 'passage-returned' : 'hope-for-peace';
    return { command, why: { reason: granted ? leaves : allows, rival } };
  }
  return undefined;
}

function isPrey(mind: Mind, sight: Sight, rival: Seat): boolean {
  return (campaign(mind, sight)?.prey ?? siege(mind, sight)?.rival) === rival;
}
