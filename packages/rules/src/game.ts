// The one file that composes base and expansions: vocabularies, unit table, state slots, order of amendments.

import { EXPANSION_ASSETS } from './asset-table.ts';
import type { BaseSteps } from './battle/battle.ts';
import type { DrillTable } from './battle/conventional.ts';
import {
  type BattleCommand,
  type BattleEvent,
  type BattleFrame,
  type BattleQuestion,
  battleCommands,
  battleEvents,
  battleProcedures,
  battleQuestions,
  battleSteps,
} from './battle/room.ts';
import type { StandCommand } from './battle/tactics/champions.ts';
import type { BattleQuestions, BattleRefusals } from './battle/told.ts';
import { tradeToo } from './commerce/assets.ts';
import { seenOffer } from './commerce/basket.ts';
import {
  type CommerceCommand,
  type CommerceEvent,
  type CommerceFrame,
  type CommerceQuestion,
  commerceCommands,
  commerceEvents,
  commerceProcedures,
  commerceQuestions,
} from './commerce/room.ts';
import type { CommerceQuestions, CommerceRefusals } from './commerce/told.ts';
import type { Stream } from './dice/index.ts';
import {
  type EndingCommand,
  type EndingEvent,
  type EndingFrame,
  type EndingQuestion,
  endingCommands,
  endingEvents,
  endingProcedures,
  endingQuestions,
} from './endings/room.ts';
import type { EndingQuestions, EndingRefusals } from './endings/told.ts';
import type { ApcBattle, ApcSteps } from './expansions/apc/battle/memory.ts';
import { apc } from './expansions/apc/index.ts';
import {
  type ApcCommand,
  type ApcEvent,
  type ApcFrame,
  type ApcQuestion,
  type ApcSealedAnswer,
  apcAnswers,
  apcCommands,
  apcEvents,
  apcProcedures,
  apcQuestions,
  apcSteps,
} from './expansions/apc/room.ts';
import type { ApcQuestions, ApcRefusals, ApcRemarks } from './expansions/apc/told.ts';
import type { ChartBattle, ChartSteps } from './expansions/conflict-chart/battle/memory.ts';
import { conflictChart } from './expansions/conflict-chart/index.ts';
import {
  type ChartCommand,
  type ChartEvent,
  type ChartFrame,
  type ChartQuestion,
  chartAnswers,
  chartCommands,
  chartEvents,
  chartProcedures,
  chartQuestions,
  chartSteps,
} from './expansions/conflict-chart/room.ts';
import type { ChartQuestions, ChartRefusals, ChartRemarks } from './expansions/conflict-chart/told.ts';
import type { TechBattle, TechSteps } from './expansions/high-tech/battle/memory.ts';
import { highTech } from './expansions/high-tech/index.ts';
import {
  type TechCommand,
  type TechEvent,
  type TechFrame,
  type TechQuestion,
  type TechSealedAnswer,
  techAnswers,
  techCommands,
  techEvents,
  techProcedures,
  techQuestions,
  techSteps,
} from './expansions/high-tech/room.ts';
import { freshTech, type TechState, techFaults } from './expansions/high-tech/state.ts';
import type { TechQuestions, TechRefusals } from './expansions/high-tech/told.ts';
import { imagineTech, type TechView, techView } from './expansions/high-tech/view.ts';
import type { MarineBattle, MarineSteps } from './expansions/merchant-marine/battle/memory.ts';
import { merchantMarine } from './expansions/merchant-marine/index.ts';
import {
  type MarineCommand,
  type MarineEvent,
  type MarineFrame,
  type MarineQuestion,
  type MarineSealedAnswer,
  marineCommands,
  marineEvents,
  marineProcedures,
  marineQuestions,
} from './expansions/merchant-marine/room.ts';
import { imagineMarine, type MarineState, marineFaults, marineView } from './expansions/merchant-marine/state.ts';
import type { MarineQuestions, MarineRefusals } from './expansions/merchant-marine/told.ts';
import { marineSteps } from './expansions/merchant-marine/war-room.ts';
import {
  type MovementCommand,
  type MovementEvent,
  type MovementFrame,
  type MovementQuestion,
  movementCommands,
  movementEvents,
  movementProcedures,
  movementQuestions,
} from './movement/room.ts';
import type { MovementQuestions, MovementRefusals } from './movement/told.ts';
import type { OddsRefusals, OddsRemarks } from './odds/told.ts';
import {
  type OpeningCommand,
  type OpeningEvent,
  type OpeningFrame,
  type OpeningQuestion,
  type OpeningSealedAnswer,
  openingCommands,
  openingEvents,
  openingProcedures,
  openingQuestions,
} from './opening/room.ts';
import type { OpeningQuestions, OpeningRefusals } from './opening/told.ts';
import type { ExpansionOptions, SetOption } from './option-table.ts';
import { type GameOptions, readOptions } from './options.ts';
import {
  type OrderCommand,
  type OrderEvent,
  type OrderFrame,
  type OrderQuestion,
  type OrderSealedAnswer,
  orderCommands,
  orderEvents,
  orderProcedures,
  orderQuestions,
} from './order-of-play/room.ts';
import type { OrderQuestions, OrderRefusals } from './order-of-play/told.ts';
import type { Clause } from './referee/cite.ts';
import type { AnyCommandDef } from './referee/command.ts';
import { compose } from './referee/composed.ts';
import type { EventDefs } from './referee/event.ts';
import { type FlowEvent, flowEvents } from './referee/flow.ts';
import { declareParts } from './referee/parts.ts';
import type { ProcedureDef, QuestionDefs } from './referee/procedure.ts';
import type { Viewer } from './referee/redact.ts';
import { refuse } from './referee/refusal.ts';
import type { Remark } from './referee/remark.ts';
import type { RefereeRefusals } from './referee/told.ts';
import type { View } from './referee/view.ts';
import { type Amendment, composeRulebook, isPlayed, type Rulebook } from './rulebook.ts';
import type { Seat } from './state/seat.ts';
import type { DeepReadonly, Position } from './state/state.ts';
import type { TableRefusals, TableRemarks } from './table/told.ts';
import type { UnitKind } from './unit-table.ts';

// --- vocabularies: each member is defined beside its procedure ---

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

/** Questions of expansions that commands of the base answer too. */
const ALSO_ANSWERS: readonly Readonly<Partial<Record<Command['type'], readonly QuestionKind[]>>>[] = [
  apcAnswers,
  techAnswers,
  chartAnswers,
];

/** Every command a seat can make, in the order in which options list them. */
export const COMMANDS: readonly AnyCommandDef[] = [
  ...played(apc, apcCommands),
  ...played(highTech, techCommands),
  ...played(conflictChart, chartCommands),
  ...played(merchantMarine, marineCommands),
  ...openingCommands,
  ...orderCommands,
  ...commerceCommands,
  ...movementCommands,
  ...battleCommands,
  ...endingCommands,
].map((def) => ({ ...def, ...answersOf(def) }));

/** Commands of a set are none in a game without it. */
function played(expansion: Expansion, defs: readonly AnyCommandDef[]): AnyCommandDef[] {
  const { absent = 'B-FLOW-06' } = expansion;
  const off = refuse('not-played', absent, { set: expansion.option });
  return defs.map((def) => ({
    ...def,
    may: (play, seat) => (isPlayed(play.options, expansion) ? def.may?.(play, seat) : off),
    could: (play, seat) => isPlayed(play.options, expansion) && def.could?.(play, seat) === true,
  }));
}

function answersOf({ type, answers = [] }: AnyCommandDef): Pick<AnyCommandDef, 'answers'> {
  const more = ALSO_ANSWERS.flatMap((table) => table[type] ?? []);
  return more.length === 0 ? {} : { answers: [...answers, ...more] };
}

export const EVENTS: EventDefs<GameEvent> = {
  ...battleEvents,
  ...endingEvents,
  ...flowEvents,
  ...openingEvents,
  ...orderEvents,
  ...commerceEvents,
  ...movementEvents,
  ...apcEvents,
  ...marineEvents,
  ...techEvents,
  ...chartEvents,
};

export const PROCEDURES: { readonly [F in Frame as F['procedure']]: ProcedureDef<F> } = {
  ...battleProcedures,
  ...endingProcedures,
  ...openingProcedures,
  ...orderProcedures,
  ...movementProcedures,
  ...commerceProcedures,
  ...apcProcedures,
  ...marineProcedures,
  ...techProcedures,
  ...chartProcedures,
};

export const QUESTIONS: QuestionDefs<QuestionKind> = {
  ...battleQuestions,
  ...endingQuestions,
  ...openingQuestions,
  ...orderQuestions,
  ...commerceQuestions,
  ...movementQuestions,
  ...apcQuestions,
  ...marineQuestions,
  ...techQuestions,
  ...chartQuestions,
};

// --- the conventional drill: what each of its steps does, those of expansions included ---

/** What a battle knows in each step. */
export interface DrillSteps extends BaseSteps, ApcSteps, TechSteps, MarineSteps, ChartSteps {}
export type DrillStepName = keyof DrillSteps;

export const DRILL: DrillTable<DrillStepName> = {
  ...battleSteps,
  ...apcSteps,
  ...techSteps,
  ...marineSteps,
  ...chartSteps,
};

// --- expansions, in the order in which their amendments apply ---

/** An expansion as its box reads; its words stand in the unions and tables above, its rows in the unit and option tables. */
export interface Expansion {
  readonly name: string;
  /** The option that switches it on. */
  readonly option: SetOption;
  /** What the option is then, if it is no plain switch. */
  readonly value?: GameOptions[keyof ExpansionOptions];
  /** The clause by which nothing of it is used in a game without it, if its booklet has one. */
  readonly absent?: Clause;
  /** The kinds of unit that it brings into play. */
  readonly units: readonly UnitKind[];
  /** The answers that it changes. */
  readonly amend: Amendment;
}

export const EXPANSIONS: readonly Expansion[] = [apc, highTech, merchantMarine, conflictChart];

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

/** The expansions' slots as a viewer may know them. */
export const GAME_VIEW = (state: Position, viewer: Viewer): ExpansionView => ({
  ...techView(state, viewer),
  ...marineView(state),
});

/** Slots of expansions consistent with what a viewer knows. */
export const IMAGINE_SETS = (seen: View, stream: Stream): ExpansionState => ({
  ...imagineTech(seen, stream),
  ...imagineMarine(seen),
});

/** Slots as they are before anybody has anything, for positions that are laid out without an opening. */
export const FRESH_SETS = (options: GameOptions, seats: readonly Seat[]): ExpansionState => ({
  ...(options.highTech ? { tech: freshTech(seats) } : {}),
});

/** What is wrong with the slots; empty if nothing is. */
export const SET_FAULTS = (state: Position): readonly Remark[] => [...techFaults(state), ...marineFaults(state)];

/** The table of answers for the options of a game. */
export function rulebookOf(options: GameOptions): Rulebook {
  return composeRulebook(options, EXPANSIONS);
}

// --- what stands below and cannot import this file is told ---

declareParts(PROCEDURES);
tradeToo(EXPANSION_ASSETS);
compose({
  commands: COMMANDS,
  events: EVENTS,
  procedures: PROCEDURES,
  questions: QUESTIONS,
  drill: DRILL,
  rulebookOf,
  readOptions,
  viewSets: GAME_VIEW,
  imagineSets: IMAGINE_SETS,
  seenOffer,
});
