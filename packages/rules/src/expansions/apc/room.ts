// The vocabulary of this set: what game.ts takes from it.

import type { DrillTable } from '../../battle/conventional.ts';
import { type AnyCommandDef, anyCommand } from '../../referee/command.ts';
import type { EventDefs } from '../../referee/event.ts';
import type { ProcedureDefs, QuestionDefs } from '../../referee/procedure.ts';
import * as absorption from './battle/absorption.ts';
import * as dry from './battle/dry.ts';
import * as firePower from './battle/fire-power.ts';
import type { ApcSteps } from './battle/memory.ts';
import * as passengers from './battle/passengers.ts';
import * as stay from './battle/stay.ts';
import * as targets from './battle/targets.ts';
import * as opening from './opening.ts';

export type ApcCommand =
  | opening.PlaceApcCommand
  | stay.StayCommand
  | passengers.GetOffCommand
  | targets.NameTargetCommand
  | absorption.AbsorbCommand;

export type ApcEvent =
  | stay.StayEvent
  | dry.DryEvent
  | passengers.PassengersEvent
  | targets.TargetEvent
  | firePower.FirePowerEvent
  | absorption.AbsorptionEvent;

export type ApcFrame = opening.PlaceApcFrame;

export type ApcQuestion =
  | opening.PlaceApcQuestion
  | stay.StayQuestion
  | passengers.PassengersQuestion
  | targets.TargetQuestion
  | absorption.AbsorptionQuestion;

export type ApcSealedAnswer = opening.PlaceApcCommand;

export const apcCommands: readonly AnyCommandDef[] = [
  anyCommand(opening.placeApcCommand),
  anyCommand(stay.stayCommand),
  anyCommand(passengers.getOffCommand),
  anyCommand(targets.nameTargetCommand),
  anyCommand(absorption.absorbCommand),
];

/** Questions of this set that commands of the base answer too. */
export const apcAnswers = { withdraw: ['stay'], surrender: ['stay'] } as const;

export const apcEvents: EventDefs<ApcEvent> = {
  ...stay.stayEvents,
  ...dry.dryEvents,
  ...passengers.passengersEvents,
  ...targets.targetEvents,
  ...firePower.firePowerEvents,
  ...absorption.absorptionEvents,
};

export const apcProcedures: ProcedureDefs<ApcFrame> = { ...opening.placeApcProcedures };

export const apcQuestions: QuestionDefs<ApcQuestion> = {
  ...opening.placeApcQuestions,
  ...stay.stayQuestions,
  ...passengers.passengersQuestions,
  ...targets.targetQuestions,
  ...absorption.absorptionQuestions,
};

/** Steps put into the conventional drill. */
export const apcSteps: DrillTable<keyof ApcSteps> = {
  ...stay.staySteps,
  ...dry.drySteps,
  ...passengers.passengersSteps,
  ...targets.targetSteps,
  ...firePower.firePowerSteps,
  ...absorption.absorptionSteps,
};
