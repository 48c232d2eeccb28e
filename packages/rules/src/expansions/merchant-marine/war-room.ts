// The words of the warlike half of this set; room.ts takes them in.
import type { DrillTable } from '../../battle/conventional.ts';
import { type AnyCommandDef, anyCommand } from '../../referee/command.ts';
import type { EventDefs } from '../../referee/event.ts';
import type { ProcedureDefs, QuestionDefs } from '../../referee/procedure.ts';
import * as carriage from './battle/carriage.ts';
import * as convoy from './battle/convoy.ts';
import * as detection from './battle/detection.ts';
import * as escorts from './battle/escorts.ts';
import type { MarineSteps } from './battle/memory.ts';
import * as stepE from './battle/step-e.ts';
import * as announcements from './interdiction/announcements.ts';
import * as blockadeRolls from './interdiction/blockade-rolls.ts';
import * as intercepts from './interdiction/intercepts.ts';
import * as siege from './interdiction/siege.ts';

export type WarCommand =
  | convoy.AttackShipsCommand
  | detection.StrikeFirstCommand
  | escorts.EscortCommand
  | stepE.ImportGoodsCommand
  | stepE.ShipsDoneCommand
  | carriage.CarryGoodsCommand
  | carriage.AgreeCarriageCommand
  | announcements.AnnounceCommand
  | announcements.LiftCommand;

export type WarEvent =
  | convoy.ConvoyEvent
  | detection.DetectionEvent
  | escorts.EscortEvent
  | stepE.StepEEvent
  | carriage.CarriageEvent
  | blockadeRolls.BlockadeRollEvent
  | intercepts.InterceptEvent
  | announcements.AnnouncementEvent
  | siege.SiegeEvent;

export type WarFrame = siege.SiegeFrame | carriage.CarriageFrame;

export type WarQuestion = detection.DetectionQuestion | stepE.StepEQuestion | carriage.CarriageQuestion;

export const warCommands: readonly AnyCommandDef[] = [
  anyCommand(convoy.attackShipsCommand),
  anyCommand(detection.strikeFirstCommand),
  anyCommand(announcements.announceCommand),
  anyCommand(announcements.liftCommand),
  anyCommand(stepE.importGoodsCommand),
  anyCommand(carriage.carryGoodsCommand),
  anyCommand(carriage.agreeCarriageCommand),
  anyCommand(stepE.shipsDoneCommand),
  anyCommand(escorts.escortCommand),
];

export const warEvents: EventDefs<WarEvent> = {
  ...convoy.convoyEvents,
  ...detection.detectionEvents,
  ...escorts.escortEvents,
  ...stepE.stepEEvents,
  ...carriage.carriageEvents,
  ...blockadeRolls.blockadeRollEvents,
  ...intercepts.interceptEvents,
  ...announcements.announcementEvents,
  ...siege.siegeEvents,
};

export const warProcedures: ProcedureDefs<WarFrame> = {
  ...siege.siegeProcedures,
  ...carriage.carriageProcedures,
};

export const warQuestions: QuestionDefs<WarQuestion> = {
  ...detection.detectionQuestions,
  ...stepE.stepEQuestions,
  ...carriage.carriageQuestions,
};

/** Steps put into the conventional drill. */
export const marineSteps: DrillTable<keyof MarineSteps> = {
  ...escorts.escortSteps,
  ...convoy.convoySteps,
  ...detection.detectionSteps,
  ...stepE.stepESteps,
};
