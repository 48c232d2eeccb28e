// The vocabulary of this set: what game.ts takes from it.
import { type AnyCommandDef, anyCommand } from '../../referee/command.ts';
import type { EventDefs } from '../../referee/event.ts';
import type { ProcedureDefs, QuestionDefs } from '../../referee/procedure.ts';
import * as carriers from './carriers.ts';
import * as bonus from './opening/bonus.ts';
import * as lanes from './opening/lanes.ts';
import * as navies from './opening/navies.ts';
import * as pirateSeas from './opening/pirates.ts';
import * as reroute from './reroute.ts';
import * as carriage from './trade/carriage.ts';
import * as demands from './transfer/demands.ts';
import * as pirates from './transfer/pirates.ts';
import * as transfer from './transfer/ship-transfer.ts';
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
  | bonus.BonusDozenCommand
  | transfer.LoadShipsCommand
  | demands.PayRansomCommand
  | demands.GiveUpShipsCommand
  | reroute.RerouteCommand
  | carriers.HireCarriersCommand;

export type MarineEvent =
  | WarEvent
  | pirateSeas.PirateSeasEvent
  | lanes.LanesEvent
  | transfer.ShipTransferEvent
  | pirates.PirateEvent
  | demands.DemandEvent
  | carriage.FreightEvent
  | reroute.RerouteEvent
  | carriers.CarriersEvent;

export type MarineFrame =
  | WarFrame
  | navies.StationNaviesFrame
  | pirateSeas.PirateSeasFrame
  | lanes.LanesFrame
  | bonus.BonusDozenFrame
  | transfer.ShipTransferFrame;

export type MarineQuestion =
  | WarQuestion
  | navies.StationNaviesQuestion
  | lanes.LanesQuestion
  | bonus.BonusDozenQuestion
  | transfer.ShipTransferQuestion
  | demands.DemandQuestion;

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
  anyCommand(transfer.loadShipsCommand),
  anyCommand(demands.payRansomCommand),
  anyCommand(demands.giveUpShipsCommand),
  anyCommand(reroute.rerouteCommand),
  anyCommand(carriers.hireCarriersCommand),
];

export const marineEvents: EventDefs<MarineEvent> = {
  ...warEvents,
  ...pirateSeas.pirateSeasEvents,
  ...lanes.lanesEvents,
  ...transfer.shipTransferEvents,
  ...pirates.pirateEvents,
  ...demands.demandEvents,
  ...carriage.freightEvents,
  ...reroute.rerouteEvents,
  ...carriers.carriersEvents,
};

export const marineProcedures: ProcedureDefs<MarineFrame> = {
  ...warProcedures,
  ...navies.stationNaviesProcedures,
  ...pirateSeas.pirateSeasProcedures,
  ...lanes.lanesProcedures,
  ...bonus.bonusDozenProcedures,
  ...transfer.shipTransferProcedures,
};

export const marineQuestions: QuestionDefs<MarineQuestion> = {
  ...warQuestions,
  ...navies.stationNaviesQuestions,
  ...lanes.lanesQuestions,
  ...bonus.bonusDozenQuestions,
  ...transfer.shipTransferQuestions,
  ...demands.demandQuestions,
};
