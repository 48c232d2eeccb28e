// The vocabulary of the stages of a cycle, battles apart: what game.ts takes from this room.
import { type AnyCommandDef, anyCommand } from '../referee/command.ts';
import type { EventDefs } from '../referee/event.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import * as blindBid from './blind-bid.ts';
import * as buildPermission from './build-permission.ts';
import * as cycle from './cycle.ts';
import * as marketHours from './market-hours.ts';
import * as passing from './passing.ts';
import * as playerSequence from './player-sequence.ts';
import * as preparedOffers from './prepared-offers.ts';
import * as pay from './stage-1-pay.ts';
import * as transfer from './stage-2-transfer.ts';
import * as sell from './stage-3-sell.ts';
import * as move from './stage-5-move.ts';
import * as bazaar from './stage-6-bazaar.ts';
import * as build from './stage-6-build.ts';
import * as research from './stage-6-research.ts';
import * as strategic from './stage-6-strategic.ts';
import * as buy from './stage-7-buy.ts';
import * as prospect from './stage-7-prospect.ts';
import * as standingOrder from './standing-order.ts';
import * as standingOrders from './standing-orders.ts';

export type OrderCommand =
  | pay.PaySalariesCommand
  | blindBid.BidCommand
  | passing.PassCommand
  | sell.SellCommand
  | move.MoveCommand
  | build.BuildCommand
  | buildPermission.AskToBuildCommand
  | buildPermission.PermitBuildCommand
  | strategic.BuildWeaponsCommand
  | research.ResearchCommand
  | research.TurnResearchCardCommand
  | research.StopResearchCommand
  | buy.BuyCommand
  | prospect.ProspectCommand
  | prospect.TurnCardCommand
  | prospect.StopProspectingCommand
  | standingOrders.StandingOrdersCommand
  | standingOrder.StandingOrderCommand
  | preparedOffers.PreparedOffersCommand;

export type OrderEvent =
  | cycle.CycleEvent
  | pay.PayEvent
  | transfer.TransferEvent
  | blindBid.BidEvent
  | playerSequence.SequenceEvent
  | passing.RotationEvent
  | sell.SellEvent
  | build.BuildEvent
  | buildPermission.BuildPermissionEvent
  | strategic.StrategicEvent
  | research.ResearchEvent
  | marketHours.MarketHoursEvent
  | buy.BuyEvent
  | prospect.ProspectEvent
  | standingOrders.StandingOrdersEvent
  | standingOrder.StandingOrderEvent
  | preparedOffers.PreparedOffersEvent;

export type OrderFrame =
  | cycle.CycleFrame
  | cycle.StageFrame
  | pay.PayFrame
  | transfer.TransferFrame
  | blindBid.BlindBidFrame
  | playerSequence.SequenceFrame
  | sell.MarketSalesFrame
  | move.MovesFrame
  | build.ConventionalBuildsFrame
  | buildPermission.BuildPermissionFrame
  | strategic.StrategicBuildsFrame
  | research.ResearchFrame
  | research.ResearchSearchFrame
  | bazaar.BazaarFrame
  | buy.MarketBuysFrame
  | prospect.ProspectingFrame
  | prospect.ProspectAttemptFrame;

export type OrderQuestion =
  | pay.PayQuestion
  | blindBid.BidQuestion
  | sell.SellQuestion
  | move.MoveQuestion
  | build.BuildQuestion
  | buildPermission.BuildPermissionQuestion
  | strategic.StrategicQuestion
  | research.ResearchQuestion
  | buy.BuyQuestion
  | prospect.ProspectQuestion;

/** Its answers that are kept sealed until all have answered. */
export type OrderSealedAnswer = blindBid.BidCommand;

export const orderCommands: readonly AnyCommandDef[] = [
  anyCommand(pay.salariesCommand),
  anyCommand(blindBid.bidCommand),
  anyCommand(sell.sellCommand),
  anyCommand(move.moveCommand),
  anyCommand(build.buildCommand),
  anyCommand(buildPermission.askToBuildCommand),
  anyCommand(buildPermission.permitBuildCommand),
  anyCommand(strategic.buildWeaponsCommand),
  anyCommand(research.researchCommand),
  anyCommand(research.turnResearchCardCommand),
  anyCommand(research.stopResearchCommand),
  anyCommand(buy.buyCommand),
  anyCommand(prospect.prospectCommand),
  anyCommand(prospect.turnCardCommand),
  anyCommand(prospect.stopProspectingCommand),
  anyCommand(standingOrders.planBidsCommand),
  anyCommand(standingOrders.passStageCommand),
  anyCommand(standingOrders.payAlwaysCommand),
  anyCommand(standingOrder.standingOrderCommand),
  anyCommand(preparedOffers.prepareOfferCommand),
  anyCommand(preparedOffers.dropPreparedCommand),
  anyCommand(passing.passCommand),
];

export const orderEvents: EventDefs<OrderEvent> = {
  ...cycle.cycleEvents,
  ...pay.payEvents,
  ...transfer.transferEvents,
  ...blindBid.bidEvents,
  ...playerSequence.sequenceEvents,
  ...passing.rotationEvents,
  ...sell.sellEvents,
  ...build.buildEvents,
  ...buildPermission.buildPermissionEvents,
  ...strategic.strategicEvents,
  ...research.researchEvents,
  ...marketHours.marketHoursEvents,
  ...buy.buyEvents,
  ...prospect.prospectEvents,
  ...standingOrders.standingOrdersEvents,
  ...standingOrder.standingOrderEvents,
  ...preparedOffers.preparedOffersEvents,
};

export const orderProcedures: ProcedureDefs<OrderFrame> = {
  ...cycle.cycleProcedures,
  ...pay.payProcedures,
  ...transfer.transferProcedures,
  ...blindBid.bidProcedures,
  ...playerSequence.sequenceProcedures,
  ...sell.sellProcedures,
  ...move.moveProcedures,
  ...build.buildProcedures,
  ...buildPermission.buildPermissionProcedures,
  ...strategic.strategicProcedures,
  ...research.researchProcedures,
  ...bazaar.bazaarProcedures,
  ...buy.buyProcedures,
  ...prospect.prospectProcedures,
};

export const orderQuestions: QuestionDefs<OrderQuestion> = {
  ...pay.payQuestions,
  ...blindBid.bidQuestions,
  ...sell.sellQuestions,
  ...move.moveQuestions,
  ...build.buildQuestions,
  ...buildPermission.buildPermissionQuestions,
  ...strategic.strategicQuestions,
  ...research.researchQuestions,
  ...buy.buyQuestions,
  ...prospect.prospectQuestions,
};
