// The vocabulary of the opening: what game.ts takes from this room.
import { type AnyCommandDef, anyCommand } from '../referee/command.ts';
import type { EventDefs } from '../referee/event.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import * as deal from './deal.ts';
import * as opening from './opening.ts';
import * as placement from './placement.ts';
import * as provisions from './provisions.ts';
import * as random from './random.ts';
import * as standard from './standard.ts';

export type OpeningCommand =
  | standard.PickPowerCommand
  | random.ChoosePileCommand
  | placement.PlaceArmiesCommand
  | placement.PlaceNaviesCommand
  | placement.BonusUnitsCommand
  | provisions.BonusSuppliesCommand;

export type OpeningEvent =
  | standard.PowersEvent
  | deal.DealEvent
  | placement.PlacementEvent
  | provisions.ProvisionsEvent;

export type OpeningFrame =
  | opening.OpeningFrame
  | standard.PowersFrame
  | random.PilesFrame
  | deal.DealFrame
  | placement.PlacementFrame
  | provisions.ProvisionsFrame;

export type OpeningQuestion =
  | standard.PowersQuestion
  | random.PilesQuestion
  | placement.PlacementQuestion
  | provisions.ProvisionsQuestion;

/** Its answers that are kept sealed until all have answered. */
export type OpeningSealedAnswer =
  | placement.PlaceArmiesCommand
  | placement.PlaceNaviesCommand
  | placement.BonusUnitsCommand
  | provisions.BonusSuppliesCommand;

export const openingCommands: readonly AnyCommandDef[] = [
  anyCommand(standard.pickPowerCommand),
  anyCommand(random.choosePileCommand),
  anyCommand(placement.placeArmiesCommand),
  anyCommand(placement.placeNaviesCommand),
  anyCommand(placement.bonusUnitsCommand),
  anyCommand(provisions.bonusSuppliesCommand),
];

export const openingEvents: EventDefs<OpeningEvent> = {
  ...standard.powersEvents,
  ...deal.dealEvents,
  ...placement.placementEvents,
  ...provisions.provisionsEvents,
};

export const openingProcedures: ProcedureDefs<OpeningFrame> = {
  ...opening.openingProcedures,
  ...standard.powersProcedures,
  ...random.pilesProcedures,
  ...deal.dealProcedures,
  ...placement.placementProcedures,
  ...provisions.provisionsProcedures,
};

export const openingQuestions: QuestionDefs<OpeningQuestion> = {
  ...standard.powersQuestions,
  ...random.pilesQuestions,
  ...placement.placementQuestions,
  ...provisions.provisionsQuestions,
};
