// The vocabulary of how powers leave and games end: what game.ts takes from this room.
import { type AnyCommandDef, anyCommand } from '../referee/command.ts';
import type { EventDefs } from '../referee/event.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import * as capture from './capture.ts';
import * as coupFinal from './coup-final.ts';
import * as detente from './detente.ts';
import * as ending from './ending.ts';
import * as leaving from './leaving.ts';
import * as resignation from './resignation.ts';
import * as spoils from './spoils.ts';
import * as surplus from './surplus.ts';

export type EndingCommand =
  | surplus.ReturnPiecesCommand
  | detente.ProposeDetenteCommand
  | detente.AgreeDetenteCommand
  | resignation.ResignCommand;

export type EndingEvent =
  | spoils.SpoilsEvent
  | surplus.SurplusEvent
  | coupFinal.CoupFinalEvent
  | capture.CaptureEvent
  | leaving.LeavingEvent
  | detente.DetenteEvent
  | ending.EndingEvent;

export type EndingFrame = surplus.SurplusFrame;

export type EndingQuestion = surplus.SurplusQuestion;

export const endingCommands: readonly AnyCommandDef[] = [
  anyCommand(surplus.returnPiecesCommand),
  anyCommand(detente.proposeDetenteCommand),
  anyCommand(detente.agreeDetenteCommand),
  anyCommand(resignation.resignCommand),
];

export const endingEvents: EventDefs<EndingEvent> = {
  ...spoils.spoilsEvents,
  ...surplus.surplusEvents,
  ...coupFinal.coupFinalEvents,
  ...capture.captureEvents,
  ...leaving.leavingEvents,
  ...detente.detenteEvents,
  ...ending.endingEvents,
};

export const endingProcedures: ProcedureDefs<EndingFrame> = {
  ...surplus.surplusProcedures,
};

export const endingQuestions: QuestionDefs<EndingQuestion> = {
  ...surplus.surplusQuestions,
};
