// Blind bids: where the three cubes of a cycle go.
import { RESOURCES } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { buildWorth } from './builds.ts';
import { campaign } from './campaign.ts';
import { isDesperate } from './detente.ts';
import { bestLanding } from './landing.ts';
import { bestDig, bestPurchase, bestSale, purse } from './market.ts';
import { bestMove } from './moves.ts';
import { bestRaid } from './raids.ts';
import { rerouteWorth } from './shipping.ts';
import { siegeWorth } from './siege.ts';
import { bestStrike } from './strikes.ts';
import { bestAttack } from './war.ts';

/** The least that a stage must be worth to spend a cube on it. */
const WORTH_A_CUBE = 120;

export function bid(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const { stage } = moment.view;
  if (stage === undefined || sight.own.cubes === 0) return undefined;
  const value = stageWorth(mind, sight, stage);
  const later = [4, 5, 6, 7].filter((other) => other > stage && sight.options.stages.includes(String(other)));
  const wants = value >= WORTH_A_CUBE && !isBeaten(mind, sight, value, later);
  const both = stage === 7 && wants && sight.own.cubes >= 2 && bestDig(mind, sight).gain > 0;
  return {
    command: { type: 'bid', cubes: both ? 2 : wants ? 1 : 0 },
    why: wants
      ? { reason: 'bid', stage, worth: Math.round(value) }
      : value < WORTH_A_CUBE
        ? { reason: 'nothing-to-gain', stage }
        : { reason: 'later-stages', worth: Math.round(value) },
  };
}

/** Whether as many later stages are worth more as it has cubes. */
function isBeaten(mind: Mind, sight: Sight, value: number, later: readonly number[]): boolean {
  let spare = sight.own.cubes;
  // The last ones first: they are worth most, and quickly worked out.
  for (let i = later.length - 1; i >= 0 && spare > 0 && i + 1 >= spare; i--)
    if (isWorthMore(mind, sight, later[i] ?? 7, value)) spare--;
  return spare === 0;
}

/** What a stage is worth to the seat as things stand. */
export function stageWorth(mind: Mind, sight: Sight, stage: number): number {
  if (stage === 3) return thrift(mind, sight) * mind.weights.trade * bestSale(mind, sight).gain;
  if (stage === 4) return sight.view.cycle === 1 ? 0 : warWorth(mind, sight);
  if (stage === 5)
    return Math.max(bestMove(mind, sight)?.gain ?? 0, rerouteWorth(mind, sight), siegeWorth(mind, sight, 5));
  if (stage === 6) return buildWorth(mind, sight);
  const digs = bestDig(mind, sight).gain;
  return (
    thrift(mind, sight) * Math.max(mind.weights.trade * bestPurchase(mind, sight, purse(mind, sight)).gain, 2 * digs)
  );
}

/** Cash that buys all that a war needs, and how much more of it halves what another dollar is worth. */
const ENOUGH = 16_000;
const HALVES = 20_000;
/** What a dollar is worth to a player who cannot win by earning any more. */
const IN_VAIN = 0.3;

/** What a dollar from the market is worth beside one from a war, to a player with a war to fight: the rich do not need it. */
function thrift(mind: Mind, sight: Sight): number {
  const desperate = isDesperate(sight);
  if (!mind.ventures || (sight.left <= 1 && !desperate) || campaign(mind, sight) === undefined) return 1;
  return desperate ? IN_VAIN : 1 / (1 + Math.max(0, sight.cash - ENOUGH) / HALVES);
}

function warWorth(mind: Mind, sight: Sight): number {
  return Math.max(
    // Many a landing fails for lack of a way.
    bestAttack(mind, sight) + 0.3 * bestLanding(mind, sight),
    bestStrike(mind, sight),
    bestRaid(mind, sight),
    siegeWorth(mind, sight, 4),
  );
}

/** Whether a later stage is expected to be worth more: by Stage 7 others have sold, and prices are low. */
function isWorthMore(mind: Mind, sight: Sight, stage: number, value: number): boolean {
  if (stage === 7 && mind.shrewd)
    for (const resource of RESOURCES)
      if (thrift(mind, sight) * 280 * (sight.row - sight.own.supplies[resource]) > value) return true;
  return stageWorth(mind, sight, stage) > value;
}
