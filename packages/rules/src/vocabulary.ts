// The vocabularies of a game, base and expansions together, as types: each member is defined beside its procedure.

import type { BaseSteps } from './battle/battle.ts';
import type { BattleCommand, BattleEvent, BattleFrame, BattleQuestion } from './battle/room.ts';
import type { StandCommand } from './battle/tactics/champions.ts';
import type { BattleQuestions, BattleRefusals } from './battle/told.ts';
import type { CommerceCommand, CommerceEvent, CommerceFrame, CommerceQuestion } from './commerce/room.ts';
import type { CommerceQuestions, CommerceRefusals } from './commerce/told.ts';
import type { EndingCommand, EndingEvent, EndingFrame, EndingQuestion } from './endings/room.ts';
import type { EndingQuestions, EndingRefusals } from './endings/told.ts';
import type { ApcBattle, ApcSteps } from './expansions/apc/battle/memory.ts';
import type { ApcCommand, ApcEvent, ApcFrame, ApcQuestion, ApcSealedAnswer } from './expansions/apc/room.ts';
import type { ApcQuestions, ApcRefusals, ApcRemarks } from './expansions/apc/told.ts';
import type { ChartBattle, ChartSteps } from './expansions/conflict-chart/battle/memory.ts';
import type { ChartCommand, ChartEvent, ChartFrame, ChartQuestion } from './expansions/conflict-chart/room.ts';
import type { ChartQuestions, ChartRefusals, ChartRemarks } from './expansions/conflict-chart/told.ts';
import type { TechBattle, TechSteps } from './expansions/high-tech/battle/memory.ts';
import type { TechCommand, TechEvent, TechFrame, TechQuestion, TechSealedAnswer } from './expansions/high-tech/room.ts';
import type { TechState } from './expansions/high-tech/state.ts';
import type { TechQuestions, TechRefusals } from './expansions/high-tech/told.ts';
import type { TechView } from './expansions/high-tech/view.ts';
import type { MarineBattle, MarineSteps } from './expansions/merchant-marine/battle/memory.ts';
import type {
  MarineCommand,
  MarineEvent,
  MarineFrame,
  MarineQuestion,
  MarineSealedAnswer,
} from './expansions/merchant-marine/room.ts';
import type { MarineState } from './expansions/merchant-marine/state.ts';
import type { MarineQuestions, MarineRefusals } from './expansions/merchant-marine/told.ts';
import type { MovementCommand, MovementEvent, MovementFrame, MovementQuestion } from './movement/room.ts';
import type { MovementQuestions, MovementRefusals } from './movement/told.ts';
import type { OddsRefusals, OddsRemarks } from './odds/told.ts';
import type {
  OpeningCommand,
  OpeningEvent,
  OpeningFrame,
  OpeningQuestion,
  OpeningSealedAnswer,
} from './opening/room.ts';
import type { OpeningQuestions, OpeningRefusals } from './opening/told.ts';
import type { OrderCommand, OrderEvent, OrderFrame, OrderQuestion, OrderSealedAnswer } from './order-of-play/room.ts';
import type { OrderQuestions, OrderRefusals } from './order-of-play/told.ts';
import type { FlowEvent } from './referee/flow.ts';
import type { RefereeRefusals } from './referee/told.ts';
import type { DeepReadonly } from './state/state.ts';
import type { TableRefusals, TableRemarks } from './table/told.ts';

export type Command =
  | BattleCommand
  | EndingCommand
  | OpeningCommand
  | OrderCommand
  | CommerceCommand
  | MovementCommand
  | ApcCommand
  | TechCommand
  | ChartCommand
  | MarineCommand;

export type GameEvent =
  | BattleEvent
  | EndingEvent
  | FlowEvent
  | OpeningEvent
  | OrderEvent
  | CommerceEvent
  | MovementEvent
  | ApcEvent
  | TechEvent
  | ChartEvent
  | MarineEvent;

export type Frame =
  | BattleFrame
  | EndingFrame
  | OpeningFrame
  | OrderFrame
  | MovementFrame
  | CommerceFrame
  | ApcFrame
  | TechFrame
  | ChartFrame
  | MarineFrame;

export type QuestionKind =
  | BattleQuestion
  | EndingQuestion
  | OpeningQuestion
  | OrderQuestion
  | CommerceQuestion
  | MovementQuestion
  | ApcQuestion
  | TechQuestion
  | ChartQuestion
  | MarineQuestion;

/** What each room may tell: its refusals and questions with their facts, and its events, which are facts themselves. */
export interface RoomFacts {
  battle: { refusals: BattleRefusals; questions: BattleQuestions; events: BattleEvent };
  commerce: { refusals: CommerceRefusals; questions: CommerceQuestions; events: CommerceEvent };
  endings: { refusals: EndingRefusals; questions: EndingQuestions; events: EndingEvent };
  movement: { refusals: MovementRefusals; questions: MovementQuestions; events: MovementEvent };
  opening: { refusals: OpeningRefusals; questions: OpeningQuestions; events: OpeningEvent };
  'order-of-play': { refusals: OrderRefusals; questions: OrderQuestions; events: OrderEvent };
  apc: { refusals: ApcRefusals; questions: ApcQuestions; events: ApcEvent; remarks: ApcRemarks };
  'conflict-chart': {
    refusals: ChartRefusals;
    questions: ChartQuestions;
    events: ChartEvent;
    remarks: ChartRemarks;
  };
  'high-tech': { refusals: TechRefusals; questions: TechQuestions; events: TechEvent };
  'merchant-marine': { refusals: MarineRefusals; questions: MarineQuestions; events: MarineEvent };
  referee: { refusals: RefereeRefusals; questions: object; events: FlowEvent };
  odds: { refusals: OddsRefusals; questions: object; events: never; remarks: OddsRemarks };
  table: { refusals: TableRefusals; questions: object; events: never; remarks: TableRemarks };
}

/** Every message of a refusal, with the facts that it is made of. */
export interface Refusals
  extends BattleRefusals,
    CommerceRefusals,
    EndingRefusals,
    MovementRefusals,
    OpeningRefusals,
    OrderRefusals,
    ApcRefusals,
    ChartRefusals,
    TechRefusals,
    MarineRefusals,
    RefereeRefusals,
    OddsRefusals,
    TableRefusals {}

/** Every message of a remark, with the facts that it is made of. */
export interface Remarks extends ApcRemarks, ChartRemarks, OddsRemarks, TableRemarks {}

/** Every kind of question, with the facts that it is made of. */
export interface QuestionFacts
  extends BattleQuestions,
    CommerceQuestions,
    EndingQuestions,
    MovementQuestions,
    OpeningQuestions,
    OrderQuestions,
    ApcQuestions,
    ChartQuestions,
    TechQuestions,
    MarineQuestions {}

/** Commands that are kept sealed until all have answered. */
export type SealedAnswer =
  | StandCommand
  | OrderSealedAnswer
  | OpeningSealedAnswer
  | ApcSealedAnswer
  | TechSealedAnswer
  | MarineSealedAnswer;

/** What a battle knows in each step. */
export interface DrillSteps extends BaseSteps, ApcSteps, TechSteps, MarineSteps, ChartSteps {}
export type DrillStepName = keyof DrillSteps;

/** What expansions keep in the state: a slot for each set that is on and needs one. */
export interface ExpansionState {
  tech?: TechState;
  marine?: MarineState;
}

/** What expansions remember of a battle under way: a slot for each set that has something to remember. */
export interface BattleSets {
  apc?: ApcBattle;
  tech?: TechBattle;
  marine?: MarineBattle;
  chart?: ChartBattle;
}

/** What a viewer may know of it. */
export interface ExpansionView {
  readonly tech?: TechView;
  readonly marine?: DeepReadonly<MarineState>;
}
