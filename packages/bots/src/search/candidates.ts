// What a general thinks over besides its first thought: a few plain alternatives to each kind of decision.
import type { Command } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { stageWorth } from '../decisions/bids.ts';
import { strikes } from '../decisions/strikes.ts';
import { assaultCommands } from '../decisions/war.ts';
import { legal, mayDo } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { sightOf } from '../sight.ts';

/** Other ways to answer; none where there is nothing to weigh. */
export function alternatives(mind: Mind, moment: Moment, first: Decision): Decision[] {
  const found = proposals(mind, moment).filter(({ command }) => !same(command, first.command));
  return found.slice(0, 4);
}

function proposals(mind: Mind, moment: Moment): Decision[] {
  switch (moment.view.question?.kind) {
    case 'bid':
      return bids(mind, moment);
    case 'attack':
      return [...launches(mind, moment), ...attacks(mind, moment), ...passing(moment)];
    case 'counterattack':
      return [
        ...launches(mind, moment),
        ...attacks(mind, moment),
        { command: moment.fallback, why: 'lets the blow pass' },
      ];
    case 'move':
      return passing(moment);
    default:
      return [];
  }
}

/**
 * Attacks and moves are in question, where there are any. Sales, purchases and builds are left to judgement: what they
 * are good for lies beyond the horizon.
 */
function bids(mind: Mind, moment: Moment): Decision[] {
  const { stage } = moment.view;
  const sight = sightOf(moment);
  if ((stage !== 4 && stage !== 5) || sight.own.cubes === 0) return [];
  if (stageWorth(BOLD(mind), sight, stage) < 60) return [];
  return [
    { command: { type: 'bid', cubes: 1 }, why: `expects more of Stage ${stage} than of a later one` },
    { command: { type: 'bid', cubes: 0 }, why: `expects more of a later stage than of Stage ${stage}` },
  ];
}

/** The same mind in its most daring mood, which finds what is worth a second thought. */
const BOLD = (mind: Mind): Mind => ({ ...mind, weights: { ...mind.weights, nerve: 0.35, attack: 2, nukes: 3 } });

function attacks(mind: Mind, moment: Moment): Decision[] {
  return assaultCommands(BOLD(mind), moment, 3);
}

function launches(mind: Mind, moment: Moment): Decision[] {
  if (!mayDo(moment, 'launch')) return [];
  const found: Decision[] = [];
  for (const { rival, targets } of strikes(BOLD(mind), sightOf(moment)).slice(0, 2)) {
    const command = legal(moment, { type: 'launch', targets });
    if (command !== undefined) found.push({ command, why: `destroys ${rival}, after weighing what would follow` });
  }
  return found;
}

function passing(moment: Moment): Decision[] {
  return mayDo(moment, 'pass')
    ? [{ command: { type: 'pass' }, why: 'would rather wait, having thought it through' }]
    : [];
}

function same(a: Command, b: Command): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
