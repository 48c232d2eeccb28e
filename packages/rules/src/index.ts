// The public face of the referee.
// The composed game comes first: its rooms refer to each other, and only from there can they be entered in any order.
import './game.ts';

export { isDuel } from './battle/battle.ts';
export { HITS_UP_TO } from './battle/screen.ts';
export { cite, witness } from './board/cite.ts';
export * from './board/index.ts';
export { DECLINE_REASONS, type DeclineReason } from './commerce/offer-events.ts';
export { LOAN_STEP } from './commerce/prices.ts';
export type { Thing } from './commerce/thing.ts';
export { commit, mixSeed, openStream, type QuickStream, quickStream, type Stream } from './dice/index.ts';
export { EDITION, EDITIONS, type Edition, FIRST_EDITION, isEdition } from './edition.ts';
export { COMPANY_VALUE, L_STAR_VALUE, NUKE_VALUE } from './endings/wealth.ts';
export { firePowerPoints } from './expansions/apc/battle/fire-power.ts';
export { CHART_ROWS, type Die, GENERALSHIP, type Letter, letterAt } from './expansions/conflict-chart/chart.ts';
export {
  type ChartForce,
  type ChartSide,
  type Conflict,
  type Declared,
  faultIn,
  pointsUsed,
  type Staked,
} from './expansions/conflict-chart/conflict.ts';
export { retaliation } from './expansions/conflict-chart/conflict-retaliation.ts';
export { type ChartOdds, chartOdds, type Fall } from './expansions/conflict-chart/generalship.ts';
export { giveUp } from './expansions/conflict-chart/half-of-tokens.ts';
export {
  type ChartAhead,
  type ChartBattleOdds,
  chartAhead,
  chartBattleOdds,
} from './expansions/conflict-chart/odds/ahead.ts';
export {
  type Comparison,
  compareBattles,
  type Prospect,
  TYPICAL_BATTLES,
} from './expansions/conflict-chart/odds/compare.ts';
export {
  type Consequence,
  type Resolution,
  resolveConflict,
  type Total,
} from './expansions/conflict-chart/resolver.ts';
export { LEVELS, type Level, type Rank, TECHNOLOGIES, type Technology } from './expansions/high-tech/technology.ts';
export type { CardView, ChartView, DeployedView, RightView, TechView } from './expansions/high-tech/view.ts';
export { withDecoys } from './expansions/merchant-marine/tables.ts';
export type {
  Command,
  Frame,
  GameEvent,
  QuestionFacts,
  QuestionKind,
  Refusals,
  Remarks,
  RoomFacts,
  SealedAnswer,
} from './game.ts';
export type { Cost, Leg, Order } from './movement/order.ts';
export * from './odds/index.ts';
export type { SetOption } from './option-table.ts';
export {
  DEFAULT_OPTIONS,
  defaultsOf,
  GAME_OPTIONS,
  type GameOption,
  type GameOptions,
  PLAYERS,
  whyNotTogether,
} from './options.ts';
export { STAGES } from './order-of-play/cycle.ts';
export { quote } from './order-of-play/stage-5-move.ts';
export { type Followed, rankedAfter, ranksIn, repliesIn, topicsIn } from './order-of-play/standing-order.ts';
export { type Asked, askedOf } from './referee/asked.ts';
export type { Domain, Value } from './referee/choice.ts';
export type { Clause } from './referee/cite.ts';
export type { Draft } from './referee/command.ts';
export { decide } from './referee/decide.ts';
export { accepts, explain } from './referee/explain.ts';
export { cloneGame, createGame, type Game, openTable, type Setup, streamAt } from './referee/game.ts';
export { imagine, type Purse, type Seals } from './referee/imagine.ts';
export { type Fault, type FaultKind, faultOf } from './referee/issue.ts';
export { answersNow, type Offer, openCommands, options } from './referee/options.ts';
export { outcome } from './referee/outcome.ts';
export { parseCommand, parseDraft } from './referee/parse.ts';
export { perform } from './referee/perform.ts';
export { definitionOf, evolve } from './referee/play.ts';
export { redact, type Viewer } from './referee/redact.ts';
export type { Cause, Figure, Figures, Refusal, RefusalMessage, Result } from './referee/refusal.ts';
export { type Remark, type RemarkMessage, remark } from './referee/remark.ts';
export { type CommandShape, commandShapes } from './referee/shapes.ts';
export { type ForceView, type HoldingView, type SeatView, type View, view } from './referee/view.ts';
export { cloneState } from './state/clone.ts';
export { hashPosition } from './state/hash.ts';
export { LEADERS, type Leader, type Led } from './state/leaders.ts';
export {
  type Orders,
  RANKED,
  type Ranked,
  type Reply,
  STANDING,
  type StandingOrder,
  type Topic,
} from './state/orders.ts';
export { type Seat, seat } from './state/seat.ts';
export type { Ending, Stage, State } from './state/state.ts';
export { whyNoPosition } from './table/bounds.ts';
export { type Blockades, blockadesOf, ownersOf, wealthOf } from './table/figures.ts';
export {
  canonical,
  completeSetup,
  type Entry,
  eventsOf,
  FILE_VERSION,
  followedIn,
  type GameFile,
  hashOf,
  lateIn,
  type WrittenSetup,
} from './table/game-file.ts';
export { type Judgement, judgedOtherwise } from './table/judge-again.ts';
export { answerBy, followed, type Ordered, onlyAnswer, tableAnswer } from './table/orders.ts';
export { type Payday, paydayOf } from './table/payday.ts';
export { type PublicWorth, publicWorth } from './table/public-worth.ts';
export { readGameFile } from './table/read-file.ts';
export { fold, standing } from './table/replay.ts';
export { type Soundness, soundnessOf } from './table/sound.ts';
export {
  areHiddenFrom,
  type Circumstances,
  changeLeader,
  fallbackFor,
  type GameTable,
  positionBefore,
  startTable,
  take,
  undo,
  whyNoUndo,
} from './table/table.ts';
export { type Judged, type Verdict, verify } from './table/verify.ts';
export { thingNamed, thingOf } from './things.ts';
export { UNIT_KINDS, UNIT_ROWS, type UnitKind } from './unit-table.ts';
