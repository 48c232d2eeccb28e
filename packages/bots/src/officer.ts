// Commanders that plan: the same judgement for all characters, bold for officers, timid and slipping for recruits.
import type { QuestionKind } from '@marshall/rules';
import { CHARACTERS, type Character } from './characters.ts';
import type { Commander, Moment } from './commander.ts';
import * as deals from './decisions/deals.ts';
import * as market from './decisions/market.ts';
import * as staff from './decisions/staff.ts';
import * as treasury from './decisions/treasury.ts';
import * as war from './decisions/war.ts';
import { RESOURCES } from './estimate.ts';
import type { Decision, Mind } from './mind.ts';

type Judge = (mind: Mind, moment: Moment) => Decision | undefined;

/** How each question is judged; what is not listed, and what nobody has a wish for, is answered by default. */
const JUDGES: Readonly<Partial<Record<QuestionKind, Judge>>> = {
  salaries: treasury.salaries,
  'bank-loans': treasury.repay,
  bid: staff.bid,
  sell: market.sell,
  buy: (mind, moment) => treasury.borrowToTrade(mind, moment, topProfit(moment)) ?? market.buy(mind, moment),
  prospect: market.prospect,
  'turn-card': market.turnCard,
  trade: deals.answerOffers,
  'answer-offers': deals.answerOffers,
  auction: deals.auction,
  attack: (mind, moment) => war.launch(mind, moment) ?? war.attack(mind, moment),
  counterattack: war.attack,
  defend: (_, moment) => war.defend(moment),
  losses: (_, moment) => war.losses(moment),
  occupy: (_, moment) => war.occupy(moment),
  shoot: (_, moment) => war.shoot(moment),
  move: (_, moment) => staff.move(moment),
  build: staff.build,
  'build-weapons': staff.buildWeapons,
  research: staff.research,
  'turn-research-card': staff.turnResearchCard,
};

/** What a commander decides, with its reason. */
export function consider(mind: Mind, moment: Moment): Decision {
  const silent: Decision = { command: moment.fallback, why: 'does nothing more here' };
  const kind = moment.view.question?.kind;
  if (kind === undefined) return silent;
  if (mind.slips > 0 && moment.stream.below(100) < mind.slips) return { ...silent, why: 'overlooks its chance' };
  const standing = treasury.payArrears(moment) ?? market.openCompany(moment);
  return standing ?? JUDGES[kind]?.(mind, moment) ?? silent;
}

/** A commander of a level and a character. */
export function commanderOf(level: 'recruit' | 'officer', { name, describe, weights }: Character): Commander {
  const mind: Mind = level === 'officer' ? { weights, bold: true, slips: 0 } : { weights: { ...weights, nerve: weights.nerve - 0.2, debt: weights.debt + 3 }, bold: false, slips: 25 };
  const title = name === 'steady' ? level : `${level}:${name}`;
  const skill = level === 'officer' ? 'Plans its economy and fights when the odds are good.' : 'A beginner: sensible, but it overlooks things.';
  return {
    name: title,
    describe: `${skill} ${describe}`,
    decide: (moment) => consider(mind, moment).command,
    explain: (moment) => consider(mind, moment).why,
  };
}

export const recruits: readonly Commander[] = CHARACTERS.map((character) => commanderOf('recruit', character));
export const officers: readonly Commander[] = CHARACTERS.map((character) => commanderOf('officer', character));

function topProfit(moment: Moment): number {
  return Math.max(...RESOURCES.map((resource) => market.buyProfit(moment, resource, 0).profit));
}
