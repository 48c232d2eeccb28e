// The arena: whole games among commanders, and what they say about them. Runs anywhere; workers are the caller's affair.
export { playMatch, playMatchInTime } from './match.ts';
export { type ArenaPlan, type Fixture, fixture, setupOf } from './schedule.ts';
export {
  type Balance,
  balance,
  type Entrant,
  type Refusals,
  type Result,
  type Share,
  type Standings,
  standings,
  sumRefusals,
  wilson,
} from './tally.ts';
