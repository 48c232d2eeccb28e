// The vocabulary of trade, loans and companies: what game.ts takes from this room.
import { type AnyCommandDef, anyCommand } from '../referee/command.ts';
import type { EventDefs } from '../referee/event.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import * as auction from './auction.ts';
import * as companies from './companies.ts';
import * as deals from './deals.ts';
import * as delivery from './delivery.ts';
import * as dropShip from './drop-ship.ts';
import * as gifts from './gifts.ts';
import * as loans from './loans.ts';
import * as offerEvents from './offer-events.ts';
import * as playerLoans from './player-loans.ts';
import * as tradingPhase from './trading-phase.ts';
import * as unitSales from './unit-sales.ts';

export type CommerceCommand =
  | loans.RepayCommand
  | loans.BorrowCommand
  | loans.ArrearsCommand
  | companies.CloseCommand
  | companies.OpenCommand
  | tradingPhase.DoneTradingCommand
  | tradingPhase.WantToTradeCommand
  | unitSales.OfferUnitsCommand
  | tradingPhase.DoneAnsweringCommand
  | deals.DealCommand
  | gifts.GiveCashCommand
  | playerLoans.PayBackCommand
  | auction.AuctionCommand
  | auction.RaiseCommand
  | auction.PassAuctionCommand;

export type CommerceEvent =
  | loans.LoanEvent
  | companies.CompanyEvent
  | dropShip.DropShipEvent
  | tradingPhase.TradingEvent
  | delivery.DeliveryEvent
  | offerEvents.OfferEvent
  | playerLoans.PlayerLoanEvent
  | auction.AuctionEvent;

export type CommerceFrame = tradingPhase.TradingFrame | auction.AuctionFrame;

export type CommerceQuestion = loans.LoanQuestion | tradingPhase.TradingQuestion | auction.AuctionQuestion;

export const commerceCommands: readonly AnyCommandDef[] = [
  anyCommand(loans.repayCommand),
  anyCommand(tradingPhase.doneTradingCommand),
  anyCommand(tradingPhase.wantToTradeCommand),
  anyCommand(unitSales.offerUnitsCommand),
  anyCommand(tradingPhase.doneAnsweringCommand),
  anyCommand(auction.raiseCommand),
  anyCommand(auction.passAuctionCommand),
  anyCommand(deals.acceptOfferCommand),
  anyCommand(deals.declineOfferCommand),
  anyCommand(deals.counterOfferCommand),
  anyCommand(deals.offerCommand),
  anyCommand(deals.withdrawOfferCommand),
  anyCommand(auction.auctionCommand),
  anyCommand(gifts.giveCashCommand),
  anyCommand(playerLoans.payBackCommand),
  anyCommand(loans.borrowCommand),
  anyCommand(loans.arrearsCommand),
  anyCommand(companies.openCommand),
  anyCommand(companies.closeCommand),
];

export const commerceEvents: EventDefs<CommerceEvent> = {
  ...loans.loanEvents,
  ...companies.companyEvents,
  ...dropShip.dropShipEvents,
  ...tradingPhase.tradingEvents,
  ...delivery.deliveryEvents,
  ...offerEvents.offerEvents,
  ...playerLoans.playerLoanEvents,
  ...auction.auctionEvents,
};

export const commerceProcedures: ProcedureDefs<CommerceFrame> = {
  ...tradingPhase.tradingProcedures,
  ...auction.auctionProcedures,
};

export const commerceQuestions: QuestionDefs<CommerceQuestion> = {
  ...loans.loanQuestions,
  ...tradingPhase.tradingQuestions,
  ...auction.auctionQuestions,
};
