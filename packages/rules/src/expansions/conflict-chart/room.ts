// The vocabulary of the chart as a way to fight: what game.ts takes from it.
import type { DrillTable } from '../../battle/conventional.ts';
import { type AnyCommandDef, anyCommand } from '../../referee/command.ts';
import type { EventDefs } from '../../referee/event.ts';
import type { ProcedureDefs, QuestionDefs } from '../../referee/procedure.ts';
import * as half from './battle/half.ts';
import type { ChartSteps } from './battle/memory.ts';
import * as resolution from './battle/resolution.ts';
import * as retaliation from './battle/retaliation.ts';

export type ChartCommand =
  | half.RemoveHalfCommand
  | retaliation.RetaliationMoveCommand
  | retaliation.EndRetaliationCommand;

export type ChartEvent = resolution.ResolutionEvent | retaliation.RetaliationEvent;

export type ChartFrame = retaliation.RetaliationFrame;

export type ChartQuestion = half.HalfQuestion | retaliation.RetaliationQuestion;

export const chartCommands: readonly AnyCommandDef[] = [
  anyCommand(half.removeHalfCommand),
  anyCommand(retaliation.retaliationMoveCommand),
  anyCommand(retaliation.endRetaliationCommand),
];

/** Questions of the chart that commands of the base answer too. */
export const chartAnswers = retaliation.retaliationAnswers;

export const chartEvents: EventDefs<ChartEvent> = {
  ...resolution.resolutionEvents,
  ...retaliation.retaliationEvents,
};

export const chartProcedures: ProcedureDefs<ChartFrame> = { ...retaliation.retaliationProcedures };

export const chartQuestions: QuestionDefs<ChartQuestion> = {
  ...half.halfQuestions,
  ...retaliation.retaliationQuestions,
};

/** Steps put into the conventional drill. */
export const chartSteps: DrillTable<keyof ChartSteps> = {
  ...resolution.resolutionSteps,
  ...retaliation.retaliationSteps,
};
