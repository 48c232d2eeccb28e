// The answer of whoever has no wish of its own: the referee's default, with the reason for it in words.
import type { QuestionKind } from '@marshall/rules';
import type { Moment } from './commander.ts';
import type { Decision } from './mind.ts';

/** Why the default is what a sensible player does. */
const REASONS: Readonly<Partial<Record<QuestionKind, string>>> = {
  losses: 'removes what costs the enemy most',
  shoot: 'fires its L-stars, which costs nothing',
  'strike-order': 'lets its nukes fall as they were named',
  reinforce: 'has nobody to bring up who is not needed where he is',
  occupy: 'has nobody to spare for the land',
  counterattack: 'sees no blow that pays',
  attack: 'sees no attack that pays',
  'first-strike': 'does not answer armies with nukes',
  retaliate: 'does not answer nukes with nukes',
  champion: 'keeps its L-stars out of it',
  move: 'has its forces where it wants them',
  build: 'has raised what it needs',
  'build-weapons': 'has the weapons it needs',
  research: 'can do without further weapons',
  sell: 'holds out for better prices',
  buy: 'finds nothing that is worth its price',
  prospect: 'has companies enough',
  trade: 'has nothing to offer that would pay',
  'answer-offers': 'has answered what there was',
  salaries: 'pays everybody',
  'bank-loans': 'pays what it owes',
  bid: 'keeps its cubes',
};

/** The default, and why. */
export function usual(moment: Moment): Decision {
  const command = moment.fallback;
  const kind = moment.view.question?.kind;
  const why = kind === undefined ? undefined : REASONS[kind];
  return { command, why: why ?? `does as is usual here: ${command.type.replaceAll('-', ' ')}` };
}
