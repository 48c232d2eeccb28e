// Bids, moves and builds: where the cubes and the armies go.
import { companiesIn, companyOf, homeOf, isTerritory, RESOURCES, type Territory, type Value, type Zone } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { cashOf, cyclesLeft, dues, forcesAt, mine, threat, unitsAt, zoneValue } from '../estimate.ts';
import { best, fill, mayDo, type Pick, valuesOf } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { buyProfit, saleValue } from './market.ts';
import { bestAttack, cheapest, once } from './war.ts';

/** What each stage would be worth to the seat now; the cubes go to the best three. */
export function stageValue(mind: Mind, moment: Moment, stage: number): number {
  const { weights } = mind;
  const reserve = dues(moment) + weights.reserve;
  if (stage === 3) return Math.max(...RESOURCES.map((resource) => saleValue(mind, moment, resource)));
  if (stage === 4) return moment.view.cycle === 1 ? 0 : bestAttack(mind, moment);
  if (stage === 5) return bestPrize(moment);
  if (stage === 6) return buildValue(mind, moment);
  const profit = Math.max(...RESOURCES.map((resource) => buyProfit(moment, resource, reserve).profit));
  const digging = cyclesLeft(moment) > 3 && cashOf(moment) > reserve + 1500 ? 400 * weights.prospect : 0;
  return Math.max(weights.trade * profit, digging);
}

export function bid(mind: Mind, moment: Moment): Decision | undefined {
  const { stage } = moment.view;
  if (stage === undefined) return undefined;
  const played = moment.setup.options.stages;
  const later = [3, 4, 5, 6, 7].filter((other) => other > stage && played.includes(String(other)));
  const value = stageValue(mind, moment, stage);
  const better = later.filter((other) => stageValue(mind, moment, other) > value).length;
  const wants = value > 150 && better < mine(moment).cubes;
  const both = stage === 7 && wants && mine(moment).cubes >= 2 && cashOf(moment) > dues(moment) + mind.weights.reserve + 2500;
  const command = fill(moment, 'bid', { cubes: (domain) => (domain.kind === 'range' ? Math.min(domain.max, both ? 2 : wants ? 1 : 0) : undefined) });
  return command === undefined ? undefined : { command, why: wants ? `bids, as the stage is worth about $${Math.round(value)}M to it` : 'keeps its cubes for a better stage' };
}

/** Cards of others that lie open to whoever walks in. */
function bestPrize(moment: Moment): number {
  const { view, seat } = moment;
  if (mine(moment).supplies.grain < 1) return 0;
  let most = 0;
  for (const other of view.order) {
    if (other === seat) continue;
    for (const holding of view.seats[other]?.holdings ?? []) {
      if (holding.card === undefined) continue;
      const zone = companiesZone(holding.card);
      if (zone !== undefined && forcesAt(view, zone).length === 0) most = Math.max(most, zoneValue(moment, zone) * 0.8);
    }
  }
  return most;
}

export function move(moment: Moment): Decision | undefined {
  const command = fill(moment, 'move', {
    to: (domain) => best(valuesOf(domain) as Zone[], (zone) => (forcesAt(moment.view, zone).length === 0 && isTerritory(zone) ? zoneValue(moment, zone) - 200 : 0)),
    orders: once((domain) => cheapest(domain, 1)),
  });
  if (command === undefined || command.type !== 'move') return undefined;
  return { command, why: `moves into ${command.to}, where others' companies lie open` };
}

function buildValue(mind: Mind, moment: Moment): number {
  const own = mine(moment);
  const sets = Math.min(own.supplies.grain, own.supplies.oil, own.supplies.minerals);
  const money = cashOf(moment) - dues(moment) - mind.weights.reserve;
  if (sets < 1 || money < 300 || cyclesLeft(moment) <= 1) return 0;
  return 150 * Math.min(3, needs(mind, moment)) + (mind.weights.nukes + mind.weights.lStars > 1.5 && money > 4000 && moment.view.cycle > 1 ? 400 : 0);
}

/** How many armies the home country lacks against what stands at its borders. */
function needs(mind: Mind, moment: Moment): number {
  return homes(moment).reduce((sum, home) => sum + Math.max(0, wantedAt(mind, moment, home) - unitsAt(moment.view, home, moment.seat, 'army')), 0);
}

function wantedAt(mind: Mind, moment: Moment, home: Zone): number {
  return Math.min(6, Math.max(1, Math.round(0.5 * mind.weights.garrison * Math.min(4, threat(moment.view, home, moment.seat)))));
}

function homes(moment: Moment): readonly Territory[] {
  const { power } = mine(moment);
  return power === undefined ? [] : homeOf(power);
}

/** Raises armies where the border is thinnest. */
export function build(mind: Mind, moment: Moment): Decision | undefined {
  if (cashOf(moment) < dues(moment) + mind.weights.reserve + 100 || needs(mind, moment) < 1) return undefined;
  const command = fill(moment, 'build', {
    kind: (domain) => valuesOf(domain).find((value) => value === 'army'),
    zone: (domain) => best(valuesOf(domain) as Zone[], (zone) => wantedAt(mind, moment, zone) - unitsAt(moment.view, zone, moment.seat, 'army')),
    number: (domain, { zone }) => (domain.kind === 'range' ? clamp(domain, wantedAt(mind, moment, zone as Zone) - unitsAt(moment.view, zone as Zone, moment.seat, 'army')) : undefined),
  });
  return command === undefined ? undefined : { command, why: 'raises armies where its border is thin' };
}

export function buildWeapons(mind: Mind, moment: Moment): Decision | undefined {
  const money = cashOf(moment) - dues(moment) - 2 * mind.weights.reserve;
  const command = fill(moment, 'build-weapons', {
    nukes: (domain) => (domain.kind === 'range' ? clamp(domain, mind.weights.nukes >= 1 ? Math.floor(money / 1500) : 0) : undefined),
    lStars: (domain) => (domain.kind === 'range' ? clamp(domain, mind.weights.lStars >= 1 ? Math.floor(money / 3000) : 0) : undefined),
  });
  const empty = command?.type === 'build-weapons' && command.nukes === 0 && command.lStars === 0;
  return command === undefined || empty ? undefined : { command, why: 'adds to its weapons, as it can afford them' };
}

export function research(mind: Mind, moment: Moment): Decision | undefined {
  if (cashOf(moment) < dues(moment) + mind.weights.reserve + 3500 || cyclesLeft(moment) < 4) return undefined;
  const liked: Pick = (domain) => best(valuesOf(domain) as string[], (weapon) => (weapon === 'nuke' ? mind.weights.nukes : mind.weights.lStars) - 0.9);
  const command = fill(moment, 'research', { weapon: liked as (domain: Parameters<Pick>[0]) => Value | undefined });
  return command === undefined ? undefined : { command, why: 'looks for the secret of a new weapon' };
}

export function turnResearchCard(mind: Mind, moment: Moment): Decision | undefined {
  const goesOn = mayDo(moment, 'turn-research-card') && cashOf(moment) > dues(moment) + mind.weights.reserve + 1700;
  return goesOn ? { command: { type: 'turn-research-card' }, why: 'turns another card' } : { command: { type: 'stop-research' }, why: 'has spent enough on this search' };
}

function companiesZone(card: Parameters<typeof companyOf>[0]): Zone | undefined {
  const { location } = companyOf(card);
  return companiesIn(location).length > 0 ? location : undefined;
}

function clamp(domain: { readonly min: number; readonly max: number }, value: number): number {
  return Math.max(domain.min, Math.min(domain.max, value));
}
