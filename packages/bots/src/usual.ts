// The answer of whoever has no wish of its own: the referee's default, with the reason for it in words.
import type { QuestionKind } from '@marshall/rules';
import type { Moment } from './commander.ts';
import type { Decision } from './mind.ts';

/** Why the default is what a sensible player does. */
const REASONS: Readonly<Record<QuestionKind, string>> = {
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
  'pick-power': 'takes the first power that is free',
  'choose-pile': 'takes the first pile, as all are alike from behind',
  'bonus-supplies': 'takes what makes the most sets',
  'place-armies': 'puts an army everywhere it may',
  'place-navies': 'puts a navy everywhere it may',
  'bonus-units': 'spreads its units as far as they go',
  surplus: 'gives back what is worth least',
  permission: 'does not want them so near',
  'build-permission': 'does not want them so near',
  auction: 'lets it go',
  'turn-card': 'stops before the search grows too dear',
  'turn-research-card': 'has spent enough on this search',
  defend: 'stands its ground',
  assault: 'settles its assault as well as it can',
  'go-on': 'calls its attack off',
  'tech-agenda': 'leaves its agenda as it is',
  'tech-research': 'has no money for another card',
  disclosure: 'keeps its technology to itself',
  'place-apc': 'has no place for an APC',
  target: 'aims at what falls to the fewest points',
  absorb: 'lets its APCs take the points if they save more than they are worth',
  passengers: 'leaves those aboard where they are',
  stay: 'stays by its APCs',
  'half-losses': 'gives up what costs it least',
  'chart-retaliation': 'sees no blow that pays',
  'station-navies': 'spreads its navies over the seas that are its own',
  'sea-lanes': 'puts its ships where they serve its companies',
  'first-reroutes': 'has its ships where it wants them',
  'bonus-dozen': 'takes armies for the home country',
  'load-ships': 'fetches what it can without a risk',
  'pay-ransom': 'pays if it can, as the cargo is worth more',
  'give-up-ships': 'gives up the emptiest ships',
  'strike-first': 'strikes the ships, which fall most easily',
  'step-e': 'leaves its ships where they are, as danger pay is dear',
  carriage: 'carries nothing for others in a war',
};

/** The default, and why. */
export function usual(moment: Moment): Decision {
  const kind = moment.view.question?.kind;
  return { command: moment.fallback, why: kind === undefined ? 'is not asked anything' : REASONS[kind] };
}
