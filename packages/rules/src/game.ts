// The one file that composes base and expansions: vocabularies, unit table, state slots, order of amendments.

import type { BaseStepName, DrillStep } from './battle/conventional.ts';
import {
  type BattleCommand,
  type BattleEvent,
  type BattleFrame,
  type BattleQuestion,
  battleCommands,
  battleEvents,
  battleProcedures,
  battleQuestions,
  battleSteps,
} from './battle/room.ts';
import type { StandCommand } from './battle/tactics/champions.ts';
import {
  type AuctionCommand,
  type AuctionEvent,
  type AuctionFrame,
  type AuctionQuestion,
  auctionCommand,
  auctionEvents,
  auctionProcedures,
  auctionQuestions,
  type PassAuctionCommand,
  passAuctionCommand,
  type RaiseCommand,
  raiseCommand,
} from './commerce/auction.ts';
import {
  type CloseCommand,
  type CompanyEvent,
  closeCommand,
  companyEvents,
  type OpenCommand,
  openCommand,
} from './commerce/companies.ts';
import {
  acceptOfferCommand,
  counterOfferCommand,
  type DealCommand,
  declineOfferCommand,
  offerCommand,
  withdrawOfferCommand,
} from './commerce/deals.ts';
import { type DeliveryEvent, deliveryEvents } from './commerce/delivery.ts';
import { type DropShipEvent, dropShipEvents } from './commerce/drop-ship.ts';
import { type GiveCashCommand, giveCashCommand } from './commerce/gifts.ts';
import {
  type ArrearsCommand,
  arrearsCommand,
  type BorrowCommand,
  borrowCommand,
  type LoanEvent,
  type LoanQuestion,
  loanEvents,
  loanQuestions,
  type RepayCommand,
  repayCommand,
} from './commerce/loans.ts';
import { type OfferEvent, offerEvents } from './commerce/offer-events.ts';
import {
  type DoneAnsweringCommand,
  type DoneTradingCommand,
  doneAnsweringCommand,
  doneTradingCommand,
  type TradingEvent,
  type TradingFrame,
  type TradingQuestion,
  tradingEvents,
  tradingProcedures,
  tradingQuestions,
} from './commerce/trading-phase.ts';
import { type OfferUnitsCommand, offerUnitsCommand } from './commerce/unit-sales.ts';
import type { Stream } from './dice/index.ts';
import { type CaptureEvent, captureEvents } from './endings/capture.ts';
import { type CoupFinalEvent, coupFinalEvents } from './endings/coup-final.ts';
import {
  type AgreeDetenteCommand,
  agreeDetenteCommand,
  type DetenteEvent,
  detenteEvents,
  type ProposeDetenteCommand,
  proposeDetenteCommand,
} from './endings/detente.ts';
import { type EndingEvent, endingEvents } from './endings/ending.ts';
import { type LeavingEvent, leavingEvents } from './endings/leaving.ts';
import { type ResignCommand, resignCommand } from './endings/resignation.ts';
import { type SpoilsEvent, spoilsEvents } from './endings/spoils.ts';
import {
  type ReturnPiecesCommand,
  returnPiecesCommand,
  type SurplusEvent,
  type SurplusFrame,
  type SurplusQuestion,
  surplusEvents,
  surplusProcedures,
  surplusQuestions,
} from './endings/surplus.ts';
import { apc } from './expansions/apc/index.ts';
import {
  type ApcCommand,
  type ApcEvent,
  type ApcFrame,
  type ApcQuestion,
  type ApcSealedAnswer,
  type ApcStepName,
  apcAnswers,
  apcCommands,
  apcEvents,
  apcProcedures,
  apcQuestions,
  apcSteps,
} from './expansions/apc/room.ts';
import { type BlockadeEvent, blockadeEvents } from './movement/blockade.ts';
import { type EntryEvent, entryEvents } from './movement/entry.ts';
import { type MovedEvent, movedEvents } from './movement/moved.ts';
import {
  type AskPassageCommand,
  askPassageCommand,
  type GrantPassageCommand,
  grantPassageCommand,
  type PassageEvent,
  type PassageQuestion,
  type PermissionFrame,
  type PermitCommand,
  passageEvents,
  passageProcedures,
  passageQuestions,
  permitCommand,
  type RevokePassageCommand,
  revokePassageCommand,
} from './movement/passage.ts';
import { type SquatEvent, squatEvents } from './movement/squatters.ts';
import { type DealEvent, type DealFrame, dealEvents, dealProcedures } from './opening/deal.ts';
import { type OpeningFrame, openingProcedures } from './opening/opening.ts';
import {
  type BonusUnitsCommand,
  bonusUnitsCommand,
  type PlaceArmiesCommand,
  type PlacementEvent,
  type PlacementFrame,
  type PlacementQuestion,
  type PlaceNaviesCommand,
  placeArmiesCommand,
  placementEvents,
  placementProcedures,
  placementQuestions,
  placeNaviesCommand,
} from './opening/placement.ts';
import {
  type BonusSuppliesCommand,
  bonusSuppliesCommand,
  type ProvisionsEvent,
  type ProvisionsFrame,
  type ProvisionsQuestion,
  provisionsEvents,
  provisionsProcedures,
  provisionsQuestions,
} from './opening/provisions.ts';
import {
  type ChoosePileCommand,
  choosePileCommand,
  type PilesFrame,
  type PilesQuestion,
  pilesProcedures,
  pilesQuestions,
} from './opening/random.ts';
import {
  type PickPowerCommand,
  type PowersEvent,
  type PowersFrame,
  type PowersQuestion,
  pickPowerCommand,
  powersEvents,
  powersProcedures,
  powersQuestions,
} from './opening/standard.ts';
import type { ExpansionOptions } from './option-table.ts';
import {
  type BidCommand,
  type BidEvent,
  type BidQuestion,
  type BlindBidFrame,
  bidCommand,
  bidEvents,
  bidProcedures,
  bidQuestions,
} from './order-of-play/blind-bid.ts';
import {
  type AskToBuildCommand,
  askToBuildCommand,
  type BuildPermissionEvent,
  type BuildPermissionFrame,
  type BuildPermissionQuestion,
  buildPermissionEvents,
  buildPermissionProcedures,
  buildPermissionQuestions,
  type PermitBuildCommand,
  permitBuildCommand,
} from './order-of-play/build-permission.ts';
import {
  type CycleEvent,
  type CycleFrame,
  cycleEvents,
  cycleProcedures,
  type StageFrame,
} from './order-of-play/cycle.ts';
import { type MarketHoursEvent, marketHoursEvents } from './order-of-play/market-hours.ts';
import {
  type SequenceEvent,
  type SequenceFrame,
  sequenceEvents,
  sequenceProcedures,
} from './order-of-play/player-sequence.ts';
import { type PassCommand, passCommand, type RotationEvent, rotationEvents } from './order-of-play/rotation.ts';
import {
  type PayEvent,
  type PayFrame,
  type PayQuestion,
  type PaySalariesCommand,
  payEvents,
  payProcedures,
  payQuestions,
  salariesCommand,
} from './order-of-play/stage-1-pay.ts';
import {
  type TransferEvent,
  type TransferFrame,
  transferEvents,
  transferProcedures,
} from './order-of-play/stage-2-transfer.ts';
import {
  type MarketSalesFrame,
  type SellCommand,
  type SellEvent,
  type SellQuestion,
  sellCommand,
  sellEvents,
  sellProcedures,
  sellQuestions,
} from './order-of-play/stage-3-sell.ts';
import {
  type MoveCommand,
  type MoveQuestion,
  type MovesFrame,
  moveCommand,
  moveProcedures,
  moveQuestions,
} from './order-of-play/stage-5-move.ts';
import { type BazaarFrame, bazaarProcedures } from './order-of-play/stage-6-bazaar.ts';
import {
  type BuildCommand,
  type BuildEvent,
  type BuildQuestion,
  buildCommand,
  buildEvents,
  buildProcedures,
  buildQuestions,
  type ConventionalBuildsFrame,
} from './order-of-play/stage-6-build.ts';
import {
  type ResearchCommand,
  type ResearchEvent,
  type ResearchFrame,
  type ResearchQuestion,
  type ResearchSearchFrame,
  researchCommand,
  researchEvents,
  researchProcedures,
  researchQuestions,
  type StopResearchCommand,
  stopResearchCommand,
  type TurnResearchCardCommand,
  turnResearchCardCommand,
} from './order-of-play/stage-6-research.ts';
import {
  type BuildWeaponsCommand,
  buildWeaponsCommand,
  type StrategicBuildsFrame,
  type StrategicEvent,
  type StrategicQuestion,
  strategicEvents,
  strategicProcedures,
  strategicQuestions,
} from './order-of-play/stage-6-strategic.ts';
import {
  type BuyCommand,
  type BuyEvent,
  type BuyQuestion,
  buyCommand,
  buyEvents,
  buyProcedures,
  buyQuestions,
  type MarketBuysFrame,
} from './order-of-play/stage-7-buy.ts';
import {
  type ProspectAttemptFrame,
  type ProspectCommand,
  type ProspectEvent,
  type ProspectingFrame,
  type ProspectQuestion,
  prospectCommand,
  prospectEvents,
  prospectProcedures,
  prospectQuestions,
  type StopProspectingCommand,
  stopProspectingCommand,
  type TurnCardCommand,
  turnCardCommand,
} from './order-of-play/stage-7-prospect.ts';
import { type AnyCommandDef, anyCommand } from './referee/command.ts';
import type { EventDefs } from './referee/event.ts';
import { type FlowEvent, flowEvents } from './referee/flow.ts';
import type { ProcedureDef, QuestionDefs } from './referee/procedure.ts';
import type { Viewer } from './referee/redact.ts';
import type { View } from './referee/view.ts';
import type { Amendment } from './rulebook.ts';
import type { Position } from './state/state.ts';
import type { UnitKind } from './unit-table.ts';

// --- vocabularies: each member is defined beside its procedure ---

export type Command =
  | BattleCommand
  | ReturnPiecesCommand
  | PickPowerCommand
  | ChoosePileCommand
  | PlaceArmiesCommand
  | PlaceNaviesCommand
  | BonusUnitsCommand
  | BonusSuppliesCommand
  | PaySalariesCommand
  | RepayCommand
  | BorrowCommand
  | ArrearsCommand
  | CloseCommand
  | OpenCommand
  | BidCommand
  | PassCommand
  | SellCommand
  | MoveCommand
  | GrantPassageCommand
  | RevokePassageCommand
  | AskPassageCommand
  | PermitCommand
  | BuildCommand
  | AskToBuildCommand
  | PermitBuildCommand
  | BuildWeaponsCommand
  | ResearchCommand
  | TurnResearchCardCommand
  | StopResearchCommand
  | BuyCommand
  | ProspectCommand
  | TurnCardCommand
  | StopProspectingCommand
  | DoneTradingCommand
  | OfferUnitsCommand
  | DoneAnsweringCommand
  | DealCommand
  | GiveCashCommand
  | AuctionCommand
  | RaiseCommand
  | PassAuctionCommand
  | ProposeDetenteCommand
  | AgreeDetenteCommand
  | ResignCommand
  | ApcCommand;

export type GameEvent =
  | BattleEvent
  | SpoilsEvent
  | SurplusEvent
  | CoupFinalEvent
  | CaptureEvent
  | FlowEvent
  | PowersEvent
  | DealEvent
  | PlacementEvent
  | ProvisionsEvent
  | CycleEvent
  | PayEvent
  | LoanEvent
  | CompanyEvent
  | DropShipEvent
  | TransferEvent
  | BidEvent
  | SequenceEvent
  | RotationEvent
  | SellEvent
  | MovedEvent
  | EntryEvent
  | BlockadeEvent
  | SquatEvent
  | PassageEvent
  | BuildEvent
  | BuildPermissionEvent
  | StrategicEvent
  | ResearchEvent
  | MarketHoursEvent
  | BuyEvent
  | ProspectEvent
  | TradingEvent
  | DeliveryEvent
  | OfferEvent
  | AuctionEvent
  | LeavingEvent
  | DetenteEvent
  | EndingEvent
  | ApcEvent;

export type Frame =
  | BattleFrame
  | SurplusFrame
  | OpeningFrame
  | PowersFrame
  | PilesFrame
  | DealFrame
  | PlacementFrame
  | ProvisionsFrame
  | CycleFrame
  | StageFrame
  | PayFrame
  | TransferFrame
  | BlindBidFrame
  | SequenceFrame
  | MarketSalesFrame
  | MovesFrame
  | PermissionFrame
  | ConventionalBuildsFrame
  | BuildPermissionFrame
  | StrategicBuildsFrame
  | ResearchFrame
  | ResearchSearchFrame
  | TradingFrame
  | BazaarFrame
  | AuctionFrame
  | MarketBuysFrame
  | ProspectingFrame
  | ProspectAttemptFrame
  | ApcFrame;

export type QuestionKind =
  | BattleQuestion
  | SurplusQuestion
  | PowersQuestion
  | PilesQuestion
  | PlacementQuestion
  | ProvisionsQuestion
  | PayQuestion
  | LoanQuestion
  | BidQuestion
  | SellQuestion
  | MoveQuestion
  | PassageQuestion
  | BuildQuestion
  | BuildPermissionQuestion
  | StrategicQuestion
  | ResearchQuestion
  | TradingQuestion
  | AuctionQuestion
  | BuyQuestion
  | ProspectQuestion
  | ApcQuestion;

/** Commands that are kept sealed until all have answered. */
export type SealedAnswer =
  | StandCommand
  | BidCommand
  | PlaceArmiesCommand
  | PlaceNaviesCommand
  | BonusUnitsCommand
  | BonusSuppliesCommand
  | ApcSealedAnswer;

/** Questions of expansions that commands of the base answer too. */
const ALSO_ANSWERS: Readonly<Partial<Record<Command['type'], readonly QuestionKind[]>>> = { ...apcAnswers };

/** Every command a seat can make, in the order in which options list them. */
export const COMMANDS: readonly AnyCommandDef[] = [
  ...apcCommands,
  anyCommand(pickPowerCommand),
  anyCommand(choosePileCommand),
  anyCommand(placeArmiesCommand),
  anyCommand(placeNaviesCommand),
  anyCommand(bonusUnitsCommand),
  anyCommand(bonusSuppliesCommand),
  anyCommand(salariesCommand),
  anyCommand(repayCommand),
  anyCommand(bidCommand),
  anyCommand(sellCommand),
  anyCommand(moveCommand),
  anyCommand(askPassageCommand),
  anyCommand(permitCommand),
  anyCommand(grantPassageCommand),
  anyCommand(revokePassageCommand),
  ...battleCommands,
  anyCommand(returnPiecesCommand),
  anyCommand(buildCommand),
  anyCommand(askToBuildCommand),
  anyCommand(permitBuildCommand),
  anyCommand(buildWeaponsCommand),
  anyCommand(researchCommand),
  anyCommand(turnResearchCardCommand),
  anyCommand(stopResearchCommand),
  anyCommand(buyCommand),
  anyCommand(prospectCommand),
  anyCommand(turnCardCommand),
  anyCommand(stopProspectingCommand),
  anyCommand(doneTradingCommand),
  anyCommand(offerUnitsCommand),
  anyCommand(doneAnsweringCommand),
  anyCommand(raiseCommand),
  anyCommand(passAuctionCommand),
  anyCommand(passCommand),
  anyCommand(acceptOfferCommand),
  anyCommand(declineOfferCommand),
  anyCommand(counterOfferCommand),
  anyCommand(offerCommand),
  anyCommand(withdrawOfferCommand),
  anyCommand(auctionCommand),
  anyCommand(giveCashCommand),
  anyCommand(borrowCommand),
  anyCommand(arrearsCommand),
  anyCommand(openCommand),
  anyCommand(closeCommand),
  anyCommand(proposeDetenteCommand),
  anyCommand(agreeDetenteCommand),
  anyCommand(resignCommand),
].map((def) => ({ ...def, ...answersOf(def) }));

function answersOf({ type, answers = [] }: AnyCommandDef): Pick<AnyCommandDef, 'answers'> {
  const more = ALSO_ANSWERS[type];
  return more === undefined ? {} : { answers: [...answers, ...more] };
}

export const EVENTS: EventDefs<GameEvent> = {
  ...battleEvents,
  ...spoilsEvents,
  ...surplusEvents,
  ...coupFinalEvents,
  ...captureEvents,
  ...flowEvents,
  ...powersEvents,
  ...dealEvents,
  ...placementEvents,
  ...provisionsEvents,
  ...cycleEvents,
  ...payEvents,
  ...loanEvents,
  ...companyEvents,
  ...dropShipEvents,
  ...transferEvents,
  ...bidEvents,
  ...sequenceEvents,
  ...rotationEvents,
  ...sellEvents,
  ...movedEvents,
  ...entryEvents,
  ...blockadeEvents,
  ...squatEvents,
  ...passageEvents,
  ...buildEvents,
  ...buildPermissionEvents,
  ...strategicEvents,
  ...researchEvents,
  ...marketHoursEvents,
  ...buyEvents,
  ...prospectEvents,
  ...tradingEvents,
  ...deliveryEvents,
  ...offerEvents,
  ...auctionEvents,
  ...leavingEvents,
  ...detenteEvents,
  ...endingEvents,
  ...apcEvents,
};

export const PROCEDURES: { readonly [F in Frame as F['procedure']]: ProcedureDef<F> } = {
  ...battleProcedures,
  ...surplusProcedures,
  ...openingProcedures,
  ...powersProcedures,
  ...pilesProcedures,
  ...dealProcedures,
  ...placementProcedures,
  ...provisionsProcedures,
  ...cycleProcedures,
  ...payProcedures,
  ...transferProcedures,
  ...bidProcedures,
  ...sequenceProcedures,
  ...sellProcedures,
  ...moveProcedures,
  ...passageProcedures,
  ...buildProcedures,
  ...buildPermissionProcedures,
  ...strategicProcedures,
  ...researchProcedures,
  ...tradingProcedures,
  ...bazaarProcedures,
  ...auctionProcedures,
  ...buyProcedures,
  ...prospectProcedures,
  ...apcProcedures,
};

export const QUESTIONS: QuestionDefs<QuestionKind> = {
  ...battleQuestions,
  ...surplusQuestions,
  ...powersQuestions,
  ...pilesQuestions,
  ...placementQuestions,
  ...provisionsQuestions,
  ...payQuestions,
  ...loanQuestions,
  ...bidQuestions,
  ...sellQuestions,
  ...moveQuestions,
  ...passageQuestions,
  ...buildQuestions,
  ...buildPermissionQuestions,
  ...strategicQuestions,
  ...researchQuestions,
  ...tradingQuestions,
  ...auctionQuestions,
  ...buyQuestions,
  ...prospectQuestions,
  ...apcQuestions,
};

// --- the conventional drill: what each of its steps does, those of expansions included ---

export type DrillStepName = BaseStepName | ApcStepName;

export const DRILL: Readonly<Record<DrillStepName, DrillStep>> = { ...battleSteps, ...apcSteps };

// --- expansions, in the order in which their amendments apply ---

/** An expansion as its box reads; its words stand in the unions and tables above, its rows in the unit and option tables. */
export interface Expansion {
  readonly name: string;
  /** The option that switches it on. */
  readonly option: keyof ExpansionOptions;
  /** The kinds of unit that it brings into play. */
  readonly units: readonly UnitKind[];
  /** The answers that it changes. */
  readonly amend: Amendment;
}

export const EXPANSIONS: readonly Expansion[] = [apc];

/** What expansions keep in the state. */
export type ExpansionState = Record<string, never>;

/** What a viewer may know of it. */
export type ExpansionView = Record<string, never>;

/** The expansions' slots as a viewer may know them. */
export const GAME_VIEW = (_state: Position, _viewer: Viewer): ExpansionView => ({});

/** Slots of expansions consistent with what a viewer knows. */
export const IMAGINE_SETS = (_seen: View, _stream: Stream): ExpansionState => ({});
