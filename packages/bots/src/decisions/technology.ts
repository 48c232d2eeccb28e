// Technology: what is researched, what of it is deployed, and when it is shown.
import { type ChartView, type Technology, UNIT_KINDS } from '@marshall/rules';
import type { Reason } from '@marshall/words';
import type { Moment } from '../commander.ts';
import { best, fill, mayDo, valuesOf } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';

/** A card, and the worst that its deployment may cost. */
const CARD = 200;
const WORST = 600;
/** A level that is good enough not to draw for a better one. */
const ENOUGH = 4;

/** Armies first; navies too for a player who has any. */
export function writeAgenda(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  if (!mayDo(moment, 'write-agenda')) return undefined;
  const lines = (['army', 'navy'] as const).filter((technology) => wants(mind, sight, technology));
  const why: Reason = lines.length === 0 ? { reason: 'no-technology' } : { reason: 'agenda', lines };
  return { command: { type: 'write-agenda', lines }, why };
}

/** Draws what it wrote down, if it can still pay for its deployment. */
export function researchTechnology(mind: Mind, moment: Moment): Decision | undefined {
  const deployed = deploy(mind, moment);
  if (deployed !== undefined) return deployed;
  return mayDo(moment, 'research-technology') && money(mind, sightOf(moment)) >= CARD + WORST
    ? { command: { type: 'research-technology' }, why: { reason: 'draw-technology' } }
    : undefined;
}

/** Brings the best it has to its forces. */
export function deploy(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  if (!sight.options.highTech || sight.left < 2 || money(mind, sight) < WORST) return undefined;
  if (!mayDo(moment, 'deploy-technology')) return undefined;
  const command = fill(moment, 'deploy-technology', {
    technology: (domain) => valuesOf(domain)[0],
    level: (domain) => best(valuesOf(domain) as number[], (level) => level),
  });
  if (command?.type !== 'deploy-technology') return undefined;
  const { technology, level } = command;
  return { command, why: { reason: 'deploy-technology', technology, level } };
}

/** Whatever it has is worth a die. */
export function disclose(_mind: Mind, moment: Moment): Decision | undefined {
  const command = fill(moment, 'disclose', {
    show: (domain) => best(valuesOf(domain) as string[], (show) => ['none', 'navy', 'army', 'both'].indexOf(show)),
  });
  return command === undefined ? undefined : { command, why: { reason: 'disclose' } };
}

/** A level that makes moves cheaper is shown before moving. */
export function showBeforeMoving(moment: Moment): Decision | undefined {
  const chart = chartOf(sightOf(moment));
  if (chart === undefined || !mayDo(moment, 'show-technology')) return undefined;
  const technology = (['army', 'navy'] as const).find((each) => {
    const { level = 0, shown } = chart?.deployed[each] ?? { shown: 0 };
    return level > shown && level >= 2;
  });
  return technology === undefined
    ? undefined
    : { command: { type: 'show-technology', technology }, why: { reason: 'show-to-move', technology } };
}

function wants(mind: Mind, sight: Sight, technology: Technology): boolean {
  const chart = chartOf(sight);
  if (chart === undefined || sight.left < 3 || money(mind, sight) < CARD + WORST) return false;
  const has = Math.max(
    chart.deployed[technology].level ?? 0,
    ...chart.cards.flatMap((card) => (card.technology === technology ? (card.level ?? 0) : [])),
  );
  return has < ENOUGH && unitsOf(sight, technology) >= (technology === 'army' ? 1 : 2);
}

function unitsOf({ view, seat }: Sight, technology: Technology): number {
  let units = 0;
  for (const { forces } of view.board)
    for (const force of forces)
      if (force.seat === seat) for (const kind of UNIT_KINDS) if (kind === technology) units += force.units[kind] ?? 0;
  return units;
}

function chartOf({ view, seat }: Sight): ChartView | undefined {
  return view.sets.tech?.charts[seat];
}

function money(mind: Mind, sight: Sight): number {
  return sight.cash - sight.dues - mind.weights.reserve;
}
