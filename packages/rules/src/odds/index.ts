// Exact odds: every way the dice can fall, through the referee's own procedures.
export { assaultOdds } from './assault.ts';
export { type BattleOdds, type BattleOutcome, battleOdds } from './battle.ts';
export { type Chance, fraction, percent } from './chance.ts';
export { type ClashOutcome, clashOdds } from './clash.ts';
export { chanceThat, type SpreadRow, spreadOf } from './distribution.ts';
export type { Likely } from './explore.ts';
export { POLICIES, type Policies, type PolicyChoice, type PolicyName, USUAL_POLICIES } from './policies.ts';
export { LAST_TERRITORY, type RouletteRow, rouletteOdds } from './roulette.ts';
export type { Staged } from './stage.ts';
export { type BattleSketch, type ForceSketch, stagedBattle } from './staged-battle.ts';
export { type StrikeSketch, stagedClash, stagedSpaceBlast, stagedStrike } from './staged-strike.ts';
export { type StrikeOdds, type StrikeOutcome, strikeOdds } from './strike.ts';
export type { Suppositions } from './supposed.ts';
