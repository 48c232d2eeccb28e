// The vocabulary of this set: what game.ts takes from it.
import { type AnyCommandDef, anyCommand } from '../../referee/command.ts';
import type { EventDefs } from '../../referee/event.ts';
import type { ProcedureDefs, QuestionDefs } from '../../referee/procedure.ts';
import * as bonus from './opening/bonus.ts';
import * as lanes from './opening/lanes.ts';
import * as navies from './opening/navies.ts';
import * as pirates from './opening/pirates.ts';
import {
  type WarCommand,
  type WarEvent,
  type WarFrame,
  type WarQuestion,
  warCommands,
  warEvents,
  warProcedures,
  warQuestions,
} from './war-room.ts';

export type MarineCommand =
  | WarCommand
  | navies.StationNaviesCommand
  | lanes.SeaLanesCommand
  | lanes.FirstReroutesCommand
  | bonus.BonusDozenCommand;

export type MarineEvent = WarEvent | pirates.PirateSeasEvent | lanes.LanesEvent;

export type MarineFrame =
  | WarFrame
  | navies.StationNaviesFrame
  | pirates.PirateSeasFrame
  | lanes.LanesFrame
  | bonus.BonusDozenFrame;

export type MarineQuestion =
  | WarQuestion
  | navies.StationNaviesQuestion
  | lanes.LanesQuestion
  | bonus.BonusDozenQuestion;

export type MarineSealedAnswer =
  | navies.StationNaviesCommand
  | lanes.SeaLanesCommand
  | lanes.FirstReroutesCommand
  | bonus.BonusDozenCommand;

export const marineCommands: readonly AnyCommandDef[] = [
  ...warCommands,
  anyCommand(navies.stationNaviesCommand),
  anyCommand(lanes.seaLanesCommand),
  anyCommand(lanes.firstReroutesCommand),
  anyCommand(bonus.bonusDozenCommand),
];

export const marineEvents: EventDefs<MarineEvent> = {
  ...warEvents,
  ...pirates.pirateSeasEvents,
  ...lanes.lanesEvents,
};

export const marineProcedures: ProcedureDefs<MarineFrame> = {
  ...warProcedures,
  ...navies.stationNaviesProcedures,
  ...pirates.pirateSeasProcedures,
  ...lanes.lanesProcedures,
  ...bonus.bonusDozenProcedures,
};

export const marineQuestions: QuestionDefs<MarineQuestion> = {
  ...warQuestions,
  ...navies.stationNaviesQuestions,
  ...lanes.lanesQuestions,
  ...bonus.bonusDozenQuestions,
};
