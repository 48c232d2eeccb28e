export {
  momentOf,
  type Played,
  playGame,
  playGameInTime,
  type Refused,
  type Watch,
  type Write,
} from './arena/play.ts';
export { CHARACTERS, type Character, characterOf, steady, type Weights } from './characters.ts';
export { type Commander, fallback, type Moment, random } from './commander.ts';
export { FEATURES, WIDTH } from './judgement/feature-names.ts';
export { featuresOf } from './judgement/features.ts';
export { type Chances, judge, judgeStandpoint, judgeView } from './judgement/judge.ts';
export { PAIR_WIDTH } from './judgement/pairs.ts';
export { type Standpoint, standpointOf, standpointSeen } from './judgement/standpoint.ts';
export {
  type CommanderName,
  commanderAs,
  LEADER_IDS,
  LEADERS,
  LEVELS,
  type Leader,
  type LeaderId,
  type Level,
  leaderFor,
  leaderOf,
} from './leaders.ts';
export { bidChance, cashOf, cashRange, imagineCash, imagined, imagineSealed } from './memory/beliefs.ts';
export type { Incident, Proposal } from './memory/incidents.ts';
export { blankNotes, MEMORABLE, type Notes, remember } from './memory/notes.ts';
export { type Memory, Recall } from './memory/recall.ts';
export type { Decision, Mind } from './mind.ts';
export { type Basket, offerTo, type Terms } from './offer.ts';
export { caretaker, commanderOf, commanderWith, consider, mindOf, officers, recruits } from './officer.ts';
export * from './review/index.ts';
export { COMMANDERS, commanderNamed, patienceOf } from './roster.ts';
export { type Budget, type Clock, generals, marshals, searcherOf, think } from './search/general.ts';
export { playOut, prospects } from './search/playout.ts';
export { momentSeen, type Seen } from './seen.ts';
