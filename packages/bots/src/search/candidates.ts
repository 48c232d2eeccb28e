// What a general thinks over besides its first thought: a few plain alternatives to each kind of decision.
import { BEAR_PIT, type Command, priceAt, RESOURCES } from '@marshall/rules';
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
    case 'sell':
      return isLate(moment) ? sales(moment) : [];
    case 'buy':
      return isLate(moment) ? purchases(moment) : [];
    case 'attack':
      return [...launches(mind, moment), ...attacks(mind, moment), ...passing(moment)];
    case 'counterattack':
      return [
        ...launches(mind, moment),
        ...attacks(mind, moment),
        { command: moment.fallback, why: 'lets the blow pass' },
      ];
    default:
      return [];
  }
}

/** Whether games are played ahead to their very end, where nothing lies beyond the horizon. */
function isLate(moment: Moment): boolean {
  return sightOf(moment).left <= 2;
}

/** Which stages to play: attacks where there are any, and everything near the end. What else bids are good for shows only later. */
function bids(mind: Mind, moment: Moment): Decision[] {
  const { stage } = moment.view;
  const sight = sightOf(moment);
  if (stage === undefined || sight.own.cubes === 0 || (stage !== 4 && !isLate(moment))) return [];
  if (stageWorth(boldly(mind), sight, stage) < 60) return [];
  return [
    { command: { type: 'bid', cubes: 1 }, why: `expects more of Stage ${stage} than of a later one` },
    { command: { type: 'bid', cubes: 0 }, why: `expects more of a later stage than of Stage ${stage}` },
  ];
}

/** The same mind in its most daring mood, which finds what is worth a second thought. */
function boldly(mind: Mind): Mind {
  if (bold?.of !== mind)
    bold = { of: mind, mind: { ...mind, weights: { ...mind.weights, nerve: 0.35, attack: 2, nukes: 3 } } };
  return bold.mind;
}
let bold: { readonly of: Mind; readonly mind: Mind } | undefined;

function sales(moment: Moment): Decision[] {
  const sight = sightOf(moment);
  const found: Decision[] = [];
  if (mayDo(moment, 'sell')) {
    for (const resource of RESOURCES) {
      const units = sight.own.supplies[resource];
      if (units < 1 || units * sight.price(resource) < 200) continue;
      found.push({
        command: { type: 'sell', resource, units },
        why: `sells all its ${resource} at $${sight.price(resource)}M each, having thought it through`,
      });
    }
  }
  return [...found, ...passing(moment)];
}

function purchases(moment: Moment): Decision[] {
  const sight = sightOf(moment);
  const found: Decision[] = [];
  if (mayDo(moment, 'buy')) {
    for (const resource of RESOURCES) {
      const spot = sight.view.market[resource];
      const room = sight.row - sight.own.supplies[resource];
      const wish = sight.options.marketOverflow ? Math.max(room, BEAR_PIT - spot) : room;
      const units = Math.min(wish, Math.floor(Math.max(0, sight.cash - sight.dues) / priceAt(spot)));
      if (units < 1 || sight.options.marketPricing === 'unit') continue;
      found.push({
        command: { type: 'buy', resource, units },
        why: `buys ${units} ${resource} at $${priceAt(spot)}M each, having thought it through`,
      });
    }
  }
  return [...found, ...passing(moment)];
}

function attacks(mind: Mind, moment: Moment): Decision[] {
  return assaultCommands(boldly(mind), moment, 3);
}

function launches(mind: Mind, moment: Moment): Decision[] {
  if (!mayDo(moment, 'launch')) return [];
  const found: Decision[] = [];
  for (const { rival, targets } of strikes(boldly(mind), sightOf(moment)).slice(0, 2)) {
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
