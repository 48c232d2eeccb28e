// Peace between two powers: each lets the other pass. Whether it holds is a matter of character.
import type { Seat } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { legal } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { hasGranted, trusts, wrongsOf } from '../trust.ts';
import { campaign } from './campaign.ts';
import { siege } from './siege.ts';

/** Grants passage to those it wants peace with, and takes it back from those who broke it. */
export function pacts(mind: Mind, moment: Moment): Decision | undefined {
  // Once a cycle is enough: what is granted stands.
  if (moment.view.stage !== 5 || mind.weights.deal <= 0 || !mind.shrewd) return undefined;
  const sight = sightOf(moment);
  const prey = campaign(mind, sight)?.prey ?? siege(mind, sight)?.rival;
  for (const rival of sight.rivals) {
    const granted = hasGranted(sight, rival);
    if (granted && wrongsOf(sight, rival) > 0) {
      const command = legal(moment, { type: 'revoke-passage', to: rival });
      if (command !== undefined)
        return { command, why: `lets ${rival} pass no longer, who has taken what was not his` };
    }
    if (granted || rival === prey || !wantsPeace(mind, sight, rival)) continue;
    const command = legal(moment, { type: 'grant-passage', to: rival });
    if (command !== undefined)
      return {
        command,
        why: trusts(sight, rival)
          ? `lets ${rival} pass as it is let pass by him`
          : `lets ${rival} pass, in the hope of peace with a power as strong as itself`,
      };
  }
  return undefined;
}

/** With whoever offers it, unless there is a score to settle; and of its own accord with the strong, if it means to keep it. */
function wantsPeace(mind: Mind, sight: Sight, rival: Seat): boolean {
  if (wrongsOf(sight, rival) > 0) return false;
  if (trusts(sight, rival)) return true;
  const pacted = sight.view.passage[sight.seat]?.length ?? 0;
  return (
    pacted < 1 &&
    mind.weights.deal >= 1 &&
    mind.weights.faith >= 0.5 &&
    sight.strength(rival) >= sight.strength(sight.seat)
  );
}
