// Blind bids: everybody chooses where their cubes go at the same time. Regret matching over the plans of all finds what to expect and what to do.
import { type QuickStream, quickStream, type Seat } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { bidChance } from '../memory/beliefs.ts';
import type { Decision } from '../mind.ts';
import { cycleAhead, type Plan } from './cycle-ahead.ts';
import type { Outlook } from './outlook.ts';

/** A plan of a seat, what it has been regretted by not choosing it, and how often it would be chosen. */
interface Choice {
  readonly plan: Plan;
  regret: number;
  chosen: number;
  /** What the seat's chances were with it, in each of the imagined cycles. */
  readonly chances: number[];
}

/** Plans of others that are weighed again in each imagined cycle. */
const OTHERS_WEIGHED = 2;
/** By how much, and by how many standard errors, one plan must be better than what an officer would do. */
const MARGIN = 0.01;
const SURE = 3;

/** A bid other than the usual one, where the plans that hold it are clearly better. */
export function planBid(moment: Moment, outlook: Outlook, usual: Decision): Decision | undefined {
  const { view, seat, stream, notes } = moment;
  const { stage } = view;
  const cubes = view.seats[seat]?.cubes ?? 0;
  if (view.question?.kind !== 'bid' || usual.command.type !== 'bid' || stage === undefined) return undefined;
  // The market is worth a cube in every cycle, and Stages 3 and 7 are the market.
  if (stage < 4 || stage > 6) return undefined;
  if (cubes === 0 || usual.command.cubes > 1) return undefined;
  const seed = stream.below(2 ** 31);
  const table = new Map<Seat, readonly Choice[]>();
  for (const each of view.order)
    if (view.seats[each]?.out === undefined) table.set(each, plansFrom(stage, view.seats[each]?.cubes ?? 0));
  const own = table.get(seat) ?? [];
  if (own.length < 2) return undefined;
  const expected = (each: Seat, choices: readonly Choice[], chance: QuickStream) =>
    draw(choices, chance, (plan) => likelihood(plan, stage, (at) => bidChance(notes, each, at)));
  for (let round = 0; !outlook.isSpent && round < outlook.budget.standpoints / STANDPOINTS_A_ROUND; round++) {
    const chance = quickStream(seed + round);
    const drawn = new Map<Seat, Choice>();
    for (const [each, choices] of table) {
      const choice = expected(each, choices, chance);
      if (choice !== undefined) drawn.set(each, choice);
    }
    const dice = seed + 7919 * (round + 1);
    const play = (who: Seat, choice: Choice) => {
      const plans = new Map([...drawn].map(([each, { plan }]) => [each, each === who ? choice.plan : plan]));
      return outlook.chances(cycleAhead(outlook.now, plans, quickStream(dice))).get(who) ?? 0;
    };
    const mine = drawn.get(seat);
    if (mine === undefined) break;
    const gained = play(seat, mine);
    for (const choice of own) {
      const chances = choice === mine ? gained : play(seat, choice);
      choice.chances.push(chances);
      choice.regret = Math.max(0, choice.regret + chances - gained);
    }
    weighOthers(table, drawn, seat, chance, play);
  }
  return verdict(own, stage, usual);
}

/** The part of the budget that one imagined cycle stands for; the rest is left to attacks and offers. */
const STANDPOINTS_A_ROUND = 40;

/** Others learn too, a few plans at a time: nobody is taken for a fool. */
function weighOthers(
  table: ReadonlyMap<Seat, readonly Choice[]>,
  drawn: ReadonlyMap<Seat, Choice>,
  self: Seat,
  chance: QuickStream,
  play: (who: Seat, choice: Choice) => number,
): void {
  const others = [...table.keys()].filter((each) => each !== self);
  const other = others[chance.below(Math.max(1, others.length))];
  const theirs = other === undefined ? undefined : drawn.get(other);
  if (other === undefined || theirs === undefined) return;
  const choices = table.get(other) ?? [];
  const had = play(other, theirs);
  for (let i = 0; i < OTHERS_WEIGHED; i++) {
    const choice = choices[chance.below(Math.max(1, choices.length))];
    if (choice !== undefined && choice !== theirs)
      choice.regret = Math.max(0, choice.regret + play(other, choice) - had);
  }
}

/** Every way to lay cubes on the stages to come. */
function plansFrom(stage: number, cubes: number): readonly Choice[] {
  const stages = [3, 4, 5, 6, 7].filter((each) => each >= stage);
  const plans: Plan[] = [];
  const most = Math.min(cubes, stages.length);
  for (let bits = 0; bits < 2 ** stages.length; bits++) {
    const plan = stages.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1);
    if (plan.length === most) plans.push(plan);
  }
  return plans.map((plan) => ({ plan, regret: 0, chosen: 0, chances: [] }));
}

/** How likely a plan is by what somebody usually bids for. */
function likelihood(plan: Plan, stage: number, chanceOf: (stage: number) => number): number {
  let product = 1;
  for (let at = stage; at <= 7; at++) {
    const bids = Math.min(0.97, Math.max(0.03, chanceOf(at)));
    product *= plan.includes(at) ? bids : 1 - bids;
  }
  return product;
}

/** By regret, as far as there is any, and by habit. */
function draw(choices: readonly Choice[], chance: QuickStream, habit: (plan: Plan) => number): Choice | undefined {
  const regrets = choices.reduce((sum, { regret }) => sum + regret, 0);
  const habits = choices.map(({ plan }) => habit(plan));
  const usual = habits.reduce((sum, each) => sum + each, 0);
  const weights = choices.map(
    ({ regret }, i) => (habits[i] ?? 0) / Math.max(1e-9, usual) + (regrets > 0 ? regret / regrets : 0),
  );
  let at = (chance.below(2 ** 20) / 2 ** 20) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, choice] of choices.entries()) {
    at -= weights[i] ?? 0;
    if (at <= 0) {
      choice.chosen++;
      return choice;
    }
  }
  return choices.at(-1);
}

/** The best plan that bids for the stage beside the best one that does not, in the same imagined cycles. */
function verdict(own: readonly Choice[], stage: number, usual: Decision): Decision | undefined {
  if (usual.command.type !== 'bid') return undefined;
  const bids = usual.command.cubes > 0;
  const best = (bidding: boolean) =>
    own
      .filter(({ plan, chances }) => plan.includes(stage) === bidding && chances.length > 3)
      .sort((a, b) => mean(b.chances) - mean(a.chances))[0];
  const [kept, other] = [best(bids), best(!bids)];
  if (kept === undefined || other === undefined) return undefined;
  const gains = other.chances.map((chance, i) => chance - (kept.chances[i] ?? 0));
  const gain = mean(gains);
  const spread = Math.sqrt(mean(gains.map((each) => (each - gain) ** 2)) / Math.max(1, gains.length - 1));
  if (gain < MARGIN || gain < SURE * spread) return undefined;
  return {
    command: { type: 'bid', cubes: bids ? 0 : 1 },
    why: { reason: 'cycle-plan', bids: !bids, plan: other.plan, lift: gain },
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
