// The one file that composes base and expansions: vocabularies, unit table, state slots, order of amendments.

import { EXPANSION_ASSETS } from './asset-table.ts';
import { composeRulebook, isPlayed } from './base-answers.ts';
import { copyBattle } from './battle/battle.ts';
import type { DrillTable } from './battle/conventional.ts';
import { battleCommands, battleEvents, battleProcedures, battleQuestions, battleSteps } from './battle/room.ts';
import { tradeToo } from './commerce/assets.ts';
import { seenOffer } from './commerce/basket.ts';
import { commerceCommands, commerceEvents, commerceProcedures, commerceQuestions } from './commerce/room.ts';
import type { Stream } from './dice/index.ts';
import { endingCommands, endingEvents, endingProcedures, endingQuestions } from './endings/room.ts';
import { apc } from './expansions/apc/index.ts';
import { apcAnswers, apcCommands, apcEvents, apcProcedures, apcQuestions, apcSteps } from './expansions/apc/room.ts';
import { conflictChart } from './expansions/conflict-chart/index.ts';
import {
  chartAnswers,
  chartCommands,
  chartEvents,
  chartProcedures,
  chartQuestions,
  chartSteps,
} from './expansions/conflict-chart/room.ts';
import { highTech } from './expansions/high-tech/index.ts';
import {
  techAnswers,
  techCommands,
  techEvents,
  techProcedures,
  techQuestions,
  techSteps,
} from './expansions/high-tech/room.ts';
import { freshTech, techFaults } from './expansions/high-tech/state.ts';
import { imagineTech, techView } from './expansions/high-tech/view.ts';
import { merchantMarine } from './expansions/merchant-marine/index.ts';
import { marineCommands, marineEvents, marineProcedures, marineQuestions } from './expansions/merchant-marine/room.ts';
import { imagineMarine, marineFaults, marineView } from './expansions/merchant-marine/state.ts';
import { marineSteps } from './expansions/merchant-marine/war-room.ts';
import { movementCommands, movementEvents, movementProcedures, movementQuestions } from './movement/room.ts';
import { openingCommands, openingEvents, openingProcedures, openingQuestions } from './opening/room.ts';
import type { ExpansionOptions, SetOption } from './option-table.ts';
import { type GameOptions, readOptions } from './options.ts';
import { orderCommands, orderEvents, orderProcedures, orderQuestions } from './order-of-play/room.ts';
import type { Clause } from './referee/cite.ts';
import type { AnyCommandDef } from './referee/command.ts';
import { compose } from './referee/composed.ts';
import type { EventDefs } from './referee/event.ts';
import { flowEvents } from './referee/flow.ts';
import { declareParts } from './referee/parts.ts';
import type { ProcedureDef, QuestionDefs } from './referee/procedure.ts';
import type { Viewer } from './referee/redact.ts';
import { refuse } from './referee/refusal.ts';
import type { Remark } from './referee/remark.ts';
import type { View } from './referee/view.ts';
import type { Amendment, Rulebook } from './rulebook.ts';
import { declareCopies } from './state/agenda.ts';
import type { Seat } from './state/seat.ts';
import type { Position } from './state/state.ts';
import type { UnitKind } from './unit-table.ts';
import type {
  Command,
  DrillStepName,
  ExpansionState,
  ExpansionView,
  Frame,
  GameEvent,
  QuestionKind,
} from './vocabulary.ts';

export type * from './vocabulary.ts';

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

/** The table of answers for the options of a game. Games with the same sets share one: a game is opened at every entry that is read. */
export function rulebookOf(options: GameOptions): Rulebook {
  const sets = EXPANSIONS.filter((set) => isPlayed(options, set));
  const key = sets.map(({ option }) => option).join();
  const known = RULEBOOKS.get(key);
  if (known !== undefined) return known;
  const rulebook = composeRulebook(options, sets);
  RULEBOOKS.set(key, rulebook);
  return rulebook;
}

/** By the sets that are played; there are only as many as combinations of sets. */
const RULEBOOKS = new Map<string, Rulebook>();

// --- what stands below and cannot import this file is told ---

declareParts(PROCEDURES);
declareCopies({ conventional: copyBattle });
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
