// Commanders that plan: the same judgement for all characters, shrewd for officers, simple and slipping for recruits.
import type { QuestionKind } from '@marshall/rules';
import { CHARACTERS, type Character, steady, type Weights } from './characters.ts';
import type { Commander, Moment } from './commander.ts';
import * as arsenal from './decisions/arsenal.ts';
import * as battle from './decisions/battle.ts';
import { bid } from './decisions/bids.ts';
import { build } from './decisions/builds.ts';
import * as deals from './decisions/deals.ts';
import { defend, reinforce } from './decisions/defence.ts';
import { detente } from './decisions/detente.ts';
import { bestLanding, landing } from './decisions/landing.ts';
import * as market from './decisions/market.ts';
import { move } from './decisions/moves.ts';
import * as opening from './decisions/opening.ts';
import { pacts } from './decisions/pacts.ts';
import * as proposals from './decisions/proposals.ts';
import { raid } from './decisions/raids.ts';
import * as shipping from './decisions/shipping.ts';
import { announce, sailToSiege } from './decisions/siege.ts';
import * as stars from './decisions/stars.ts';
import * as strikes from './decisions/strikes.ts';
import * as technology from './decisions/technology.ts';
import { withTheRest } from './decisions/the-rest.ts';
import * as treasury from './decisions/treasury.ts';
import * as war from './decisions/war.ts';
import type { Decision, Mind } from './mind.ts';
import { sightOf } from './sight.ts';
import { usual } from './usual.ts';

type Judge = (mind: Mind, moment: Moment) => Decision | undefined;

/** How each question is judged; what is not listed, and what nobody has a wish for, is answered by default. */
const JUDGES: Readonly<Partial<Record<QuestionKind, Judge>>> = {
  'bonus-units': (_, moment) => opening.bonusUnits(moment),
  'sea-lanes': (_, moment) => opening.seaLanes(moment),
  'first-reroutes': (mind, moment) => (mind.shrewd ? opening.firstReroutes(moment) : undefined),
  'bonus-dozen': opening.bonusDozen,
  'place-apc': (_, moment) => opening.placeApc(moment),
  'load-ships': shipping.loadShips,
  'pay-ransom': shipping.payRansom,
  'step-e': shipping.stepE,
  salaries: treasury.salaries,
  'bank-loans': treasury.repay,
  bid,
  sell: market.sell,
  buy: (mind, moment) => treasury.borrowToTrade(mind, moment) ?? market.buy(mind, moment),
  prospect: market.prospect,
  'turn-card': market.turnCard,
  trade: (mind, moment) =>
    technology.deploy(mind, moment) ?? deals.answerOffers(mind, moment) ?? proposals.propose(mind, moment),
  'answer-offers': deals.answerOffers,
  auction: deals.auction,
  permission: deals.permit,
  'build-permission': deals.permit,
  attack: (mind, moment) =>
    battle.goOnAssault(mind, moment) ??
    announce(mind, moment) ??
    stars.clash(mind, moment) ??
    stars.sweepSpace(mind, moment) ??
    strikes.launch(mind, moment, war.bestBlow(mind, sightOf(moment))) ??
    raid(mind, moment, war.bestBlow(mind, sightOf(moment))) ??
    betterBySea(mind, moment) ??
    war.attack(mind, moment) ??
    landing(mind, moment),
  counterattack: (mind, moment) =>
    (strikes.isNuclear(sightOf(moment)) ? strikes.retaliate(mind, moment) : undefined) ??
    strikes.launch(mind, moment, war.bestBlow(mind, sightOf(moment))) ??
    raid(mind, moment, war.bestBlow(mind, sightOf(moment))) ??
    war.attack(mind, moment),
  'first-strike': (mind, moment) => strikes.launch(mind, moment),
  retaliate: strikes.retaliate,
  'go-on': (_, moment) =>
    moment.offers.length > 0 ? { command: { type: 'go-on', fight: true }, why: { reason: 'go-on' } } : undefined,
  assault: battle.goOnAssault,
  defend,
  occupy: battle.occupy,
  reinforce,
  champion: (_, moment) => strikes.champion(moment),
  shoot: (mind, moment) => (mind.shrewd ? stars.shoot(moment) : undefined),
  move: (mind, moment) =>
    technology.showBeforeMoving(moment) ??
    shipping.reroute(mind, moment) ??
    shipping.escort(moment) ??
    sailToSiege(mind, moment) ??
    shipping.guardShips(mind, moment) ??
    move(mind, moment),
  build,
  'build-weapons': arsenal.buildWeapons,
  research: arsenal.research,
  'turn-research-card': arsenal.turnResearchCard,
  'tech-agenda': technology.writeAgenda,
  'tech-research': technology.researchTechnology,
  disclosure: technology.disclose,
  'chart-retaliation': war.attack,
};

/** A landing, where no attack from land is worth more. */
function betterBySea(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  return bestLanding(mind, sight) > war.bestBlow(mind, sight) ? landing(mind, moment) : undefined;
}

/** What a commander decides, with its reason. */
export function consider(mind: Mind, moment: Moment): Decision {
  const kind = moment.question ?? moment.view.question?.kind;
  if (kind === undefined) return { command: moment.fallback, why: { reason: 'nothing-asked' } };
  if (mind.slips > 0 && SLIPPERY.has(kind) && moment.stream.below(100) < mind.slips)
    return { command: moment.fallback, why: { reason: 'overlooks' } };
  const decision = standing(mind, kind, moment) ?? JUDGES[kind]?.(mind, moment) ?? usual(kind, moment);
  return withTheRest(mind, moment, decision);
}

/** Rights that it uses when a question gives it the time to think. */
function standing(mind: Mind, kind: QuestionKind, moment: Moment): Decision | undefined {
  // Only players who bid for Stage 6 deploy in it, and the bazaar is the time for it.
  const { stage, sets, bids, wanting } = moment.view;
  if (stage === 6 && sets.tech !== undefined && (bids[moment.seat] ?? 0) > 0 && !wanting.includes(moment.seat))
    return { command: { type: 'want-to-trade' }, why: { reason: 'deploy-in-bazaar' } };
  if (kind !== 'bid' && kind !== 'prospect' && kind !== 'sell' && kind !== 'buy') return undefined;
  if (kind === 'bid' && (stage === 3 || stage === 6 || stage === 7)) {
    const wanted = proposals.want(mind, moment);
    if (wanted !== undefined) return wanted;
  }
  return (
    treasury.payArrears(moment) ??
    treasury.payBack(moment) ??
    market.openCompany(moment) ??
    detente(mind, moment) ??
    pacts(mind, moment)
  );
}

/** Chances that a beginner overlooks; nobody forgets to pay or to defend themselves. */
const SLIPPERY: ReadonlySet<QuestionKind> = new Set([
  'bid',
  'sell',
  'buy',
  'move',
  'build',
  'attack',
  'prospect',
  'trade',
]);

/** How far a commander of a level and a character sees. */
export function mindOf(level: 'recruit' | 'officer' | 'general', weights: Weights): Mind {
  const officer: Mind = {
    weights,
    shrewd: true,
    holdOut: 300,
    lastHoldOut: 600,
    superiority: 1.4,
    warChest: 10,
    ventures: true,
    haggles: true,
    slips: 0,
  };
  if (level === 'officer') return officer;
  // A general judges by what it learned what its money is worth, and which attacks are.
  if (level === 'general') return { ...officer, weights: calm(weights), ventures: false };
  return {
    // A beginner starts wars with too little, and forgets to guard what they have.
    ...officer,
    weights: { ...weights, nerve: weights.nerve - 0.1 },
    shrewd: false,
    superiority: 1,
    ventures: false,
    haggles: false,
    slips: 8,
  };
}

/** The same character, less eager for wars that do not pay at once, and truer to a peace. */
function calm(weights: Weights): Weights {
  const { attack, faith } = weights;
  return { ...weights, attack: Math.min(attack, Math.max(1, 0.75 * attack)), faith: (1 + faith) / 2 };
}

/** A commander that decides by judgement alone. */
export function commanderWith(name: string, describe: string, mind: Mind): Commander {
  return {
    name,
    describe,
    decide: (moment) => consider(mind, moment).command,
    explain: (moment) => consider(mind, moment).why,
  };
}

/** A commander of a level and a character. */
export function commanderOf(level: 'recruit' | 'officer', { name, describe, weights }: Character): Commander {
  const skill =
    level === 'officer'
      ? 'Plans its economy and fights when the odds are good.'
      : 'A beginner: sensible, but it overlooks things.';
  return commanderWith(name === 'steady' ? level : `${level}:${name}`, `${skill} ${describe}`, mindOf(level, weights));
}

export const recruits: readonly Commander[] = CHARACTERS.map((character) => commanderOf('recruit', character));
export const officers: readonly Commander[] = CHARACTERS.map((character) => commanderOf('officer', character));

/** Keeps the seat of somebody who is away: it pays, trades, guards the home country, starts nothing and signs nothing. */
export const caretaker: Commander = commanderWith(
  'caretaker',
  'Looks after the seat of a player who is away: it trades and guards the home, and starts no wars.',
  mindOf('officer', { ...steady.weights, attack: 0, nerve: 1, deal: 0, nukes: 0, prospect: 0, debt: 1 }),
);
