// The base's answers to the questions of the rulebook, and the table that a game's sets make of them. game.ts lists who amends.
import { awaitsCounterattack } from './battle/attacks.ts';
import { holdersAtTarget, isGone } from './battle/battle.ts';
import { DRILL_STEPS } from './battle/conventional.ts';
import { hasAnyAttack } from './battle/declare.ts';
import { standardDice } from './battle/dice.ts';
import { takerOfLastHome } from './battle/moving-in.ts';
import { isLeftToMilitia, ownersOfUnits } from './battle/reach.ts';
import { standingFallback } from './battle/tactics/assault.ts';
import { judgeAssaults } from './battle/tactics/assault-fate.ts';
import { companyOf } from './board/index.ts';
import { baseAssets } from './commerce/assets.ts';
import { FREE_CARRIAGE } from './commerce/carriage.ts';
import { releaseIdle } from './commerce/trading-phase.ts';
import { whyFallen } from './endings/spoils.ts';
import type { Expansion } from './game.ts';
import { whyBesieged, yieldStopped } from './movement/blockade.ts';
import { standardCost } from './movement/costs.ts';
import { grantsPassage } from './movement/passage.ts';
import { whyNotEnd } from './movement/terms.ts';
import { openingTerritories } from './opening/placement.ts';
import type { GameOptions } from './options.ts';
import { possibleSites, whyNoPieces, whyNoSite } from './order-of-play/build-sites.ts';
import type { Clause } from './referee/cite.ts';
import type { Phase, Rulebook } from './rulebook.ts';
import type { Stage } from './state/state.ts';
import { piecesLeft } from './state/stock.ts';
import { UNIT_ROWS } from './unit-table.ts';

const PHASES: Readonly<Record<Stage, readonly Phase[]>> = {
  1: ['salaries', 'bank-loans'],
  2: ['transfer'],
  3: ['blind-bid', 'player-sequence', 'market-sales', 'sales-to-players'],
  4: ['blind-bid', 'player-sequence', 'attacks'],
  5: ['blind-bid', 'player-sequence', 'moves'],
  6: ['blind-bid', 'player-sequence', 'conventional-builds', 'strategic-builds', 'research', 'arms-bazaar'],
  7: ['blind-bid', 'player-sequence', 'market-buys', 'buys-from-players', 'prospecting'],
};

const OPENINGS: Readonly<Record<GameOptions['opening'], readonly Phase[]>> = {
  standard: ['choose-powers', 'place-armies', 'give-supplies', 'set-prices'],
  random: [
    'choose-piles',
    'deal-cards',
    'place-armies',
    'place-navies',
    'bonus-units',
    'give-supplies',
    'bonus-supplies',
    'set-prices',
  ],
};

const base: Rulebook = {
  extraWealth: () => 0,
  producesNothing: (play, seat, company) => yieldStopped(play, seat, companyOf(company).location),
  kinds: ['army', 'navy'],
  unit: (kind) => UNIT_ROWS[kind],
  phases: (stage) => PHASES[stage],
  openingSteps: ({ opening }) => OPENINGS[opening],
  openingTerritories,
  assets: baseAssets,
  mayTradeResources: whyBesieged,
  carriage: FREE_CARRIAGE,
  mayTradeArms: () => undefined,
  moveCost: standardCost,
  sharedLevel: () => undefined,
  mayTakeAboard: () => undefined,
  afterMove: () => undefined,
  mayLandFrom: () => undefined,
  mayMove: () => undefined,
  mayDeliver: () => undefined,
  interdicts: (play, seat, against) => !grantsPassage(play, seat, against),
  buildSites: possibleSites,
  mayBuildAt: whyNoSite,
  buildLimit: (play, seat, _zone, kind) => piecesLeft(play, seat, kind),
  whyBuildLimit: (play, seat, _zone, kind) => whyNoPieces(play, seat, kind),
  mayAttackAtAll: hasAnyAttack,
  mayFight: () => true,
  targetsIn: ownersOfUnits,
  meetsMilitia: isLeftToMilitia,
  mayTarget: () => undefined,
  earnsCounterattack: () => true,
  standingAssaultFallback: standingFallback,
  drill: () => DRILL_STEPS,
  stepsForPoints: () => [],
  spendsPoints: true,
  battleDice: standardDice,
  battleEdge: () => 0,
  technologyEdge: () => 0,
  isOnHolders: () => true,
  isTaken: () => false,
  defenders: holdersAtTarget,
  fightsBack: () => true,
  firePowerOf: (play, _battle, _side, kind) => play.rulebook.unit(kind).firePower,
  surrenderEnds: () => true,
  afterLosses: () => undefined,
  mayGiveWay: () => undefined,
  mayRemove: () => undefined,
  isBeaten: isGone,
  mayOccupy: whyNotEnd,
  afterOccupation: () => undefined,
  mayAct: whyFallen,
  awaitsCounterattack,
  takerOfLastHome,
  afterSpoils: () => undefined,
  afterLeaving: () => undefined,
  upkeep: releaseIdle,
  settleAssaultsOn: (play, seat, held) => judgeAssaults(play, () => seat, held),
  clausesBesides: () => NO_CLAUSES,
};

const NO_CLAUSES: readonly Clause[] = [];

/** Whether a game is played with an expansion. */
export function isPlayed(options: GameOptions, { option, value = true }: Expansion): boolean {
  return options[option] === value;
}

/** The table of answers for a game's options; the sets amend it in their order. */
export function composeRulebook(options: GameOptions, sets: readonly Expansion[]): Rulebook {
  let table = base;
  for (const expansion of sets) {
    if (!isPlayed(options, expansion)) continue;
    table = { ...table, kinds: [...table.kinds, ...expansion.units], ...expansion.amend(table) };
  }
  if (table.spendsPoints) return table;
  // Only now is it known which steps all sets have for points.
  const forPoints = table.stepsForPoints();
  const steps = table.drill().filter((step) => !forPoints.includes(step));
  return { ...table, drill: () => steps };
}
