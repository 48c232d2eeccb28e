// The arena: whole games among commanders, and what they say about them. Runs anywhere; workers are the caller's affair.
export { playMatch } from './match.ts';
export { type ArenaPlan, type Fixture, fixture, setupOf } from './schedule.ts';
export {
  type Balance,
  balance,
  type Entrant,
  type Result,
  type Share,
  type Standings,
  standings,
  wilson,
} from './tally.ts';
