// What the procedures ask and expansions may amend: one typed table of questions. base-answers.ts has the base's answers.

import type { ConventionalFrame, DiceCount, Side } from './battle/battle.ts';
import type { Company, Sea, Territory, Zone } from './board/index.ts';
import type { AssetRow } from './commerce/assets.ts';
import type { Carriage } from './commerce/carriage.ts';
import type { Leaving } from './endings/leaving.ts';
import type { Taker } from './endings/spoils.ts';
import type { Command, DrillStepName, Frame, GameEvent } from './game.ts';
import type { Grip } from './movement/blockade.ts';
import type { Purpose } from './movement/moved.ts';
import type { Cost, Effort, Leg, Way } from './movement/order.ts';
import type { Occasion } from './movement/terms.ts';
import type { GameOptions } from './options.ts';
import type { Clause } from './referee/cite.ts';
import type { Play } from './referee/play.ts';
import type { Refusal } from './referee/refusal.ts';
import type { Pieces } from './state/pieces.ts';
import type { Seat } from './state/seat.ts';
import type { DeepReadonly, Stage } from './state/state.ts';
import type { UnitKind } from './unit-table.ts';

/** One kind of unit, as its set writes it down. */
export interface UnitSheet {
  readonly names: { readonly one: string; readonly many: string };
  readonly salary: number;
  readonly firePower: number;
  readonly killPoints: number;
  readonly detenteValue: number;
  readonly domain: 'land' | 'sea';
  /** Whether it occupies its zone and takes the cards where it ends a move. */
  readonly holds: boolean;
  /** Cost of one zone entered, and oil for one flight, 0 if it never flies (B-MOVE-22). */
  readonly step: { readonly resource: 'grain' | 'oil'; readonly units: number };
  readonly flight: number;
  /** Places it offers to what it carries, and places each passenger takes. */
  readonly places: number;
  readonly takes: Readonly<Partial<Record<UnitKind, number>>>;
  /** Places it takes itself aboard carriers that other sets brought. */
  readonly aboard?: Readonly<Partial<Record<UnitKind, number>>>;
  readonly price: number;
  /** How many of it one set of supplies pays for. */
  readonly perSet: number;
  /** Pieces in the box, for the option componentLimits. */
  readonly pieces: number;
}

/** One kind of unit among all kinds there are: whatever says that it goes aboard is among what it takes. */
export type UnitRow = Omit<UnitSheet, 'aboard'>;

/** What else there is to know about units that move. */
export interface Moving {
  /** They have somebody aboard. */
  readonly laden: boolean;
  readonly occasion: Occasion;
}

/** A carrier that is to take troops aboard. */
export interface Boarding {
  /** It takes part in an amphibious assault. */
  readonly assault: boolean;
  /** Where it is, if that is settled. */
  readonly at?: Zone;
  /** Where it took others aboard in the same move. */
  readonly before?: Zone | undefined;
  /** It has put somebody ashore in the same move. */
  readonly landed: boolean;
}

/** How units that are no armies gain by the level of technology that their player has shown for their armies. */
export interface SharedLevel {
  /** Oil for so many zones entered and so many of them flown. */
  oil(level: number, entered: number, flown: number): number;
  /** The clauses by which they do, in battles and in moves. */
  readonly inBattle: readonly Clause[];
  readonly inMoves: readonly Clause[];
}

/** A phase of a stage: the procedure that plays it, by its first frame. */
export type Phase = Frame['procedure'];

/**
 * The questions. None has an optional parameter: an amendment that asks the table before it without one of them does not
 * compile, so that in no order of sets an argument is lost.
 */
export interface Rulebook {
  /** The unit kinds in play. */
  readonly kinds: readonly UnitKind[];
  unit(kind: UnitKind): UnitRow;
  /** The phases of a stage in their order (B-FLOW-07 to -09). */
  phases(stage: Stage): readonly Phase[];
  /** The steps of the opening in their order. */
  openingSteps(options: GameOptions): readonly Phase[];
  /** Where a player may put armies in the opening. */
  openingTerritories(play: Play, seat: Seat): readonly Territory[];
  /** The kinds of things that players may trade with each other. */
  readonly assets: readonly AssetRow[];
  /** Why a player may neither buy nor sell resources now (B-TAC-36). */
  mayTradeResources(play: Play, seat: Seat): Refusal | undefined;
  /** Why a player may neither buy nor sell units and weapons now, whatever the bazaar allows. */
  mayTradeArms(play: Play, seat: Seat): Refusal | undefined;
  /** What it takes to bring goods to the market and to other players. */
  readonly carriage: Carriage;
  /** Why an open, paid company of a player yields nothing in Stage 2 (B-XFER-05). */
  producesNothing(play: Play, seat: Seat, company: Company): Clause | undefined;
  /** What else counts as wealth, in millions (B-WIN-05); who has any is not bankrupt. */
  extraWealth(play: Play, seat: Seat): number;
  /** What one move costs (B-MOVE-22); a greater effort never costs less. */
  moveCost(play: Play, seat: Seat, effort: Effort): Cost;
  /** What units of a kind gain by the technology of armies, if they do. */
  sharedLevel(kind: UnitKind): SharedLevel | undefined;
  /** Why a kind of carrier takes nobody aboard now, whatever room it has. */
  mayTakeAboard(play: Play, seat: Seat, carrier: UnitKind, boarding: Boarding): Refusal | undefined;
  /** What else follows when a player's units have moved. */
  afterMove(play: Play, seat: Seat, legs: readonly Leg[], purpose: Purpose): void;
  /** Why troops may not leave a kind of carrier in a sea for a territory beside it, or come aboard from there but at a port. */
  mayLandFrom(play: Play, carrier: UnitKind, sea: Sea, territory: Territory, occasion: Occasion): Refusal | undefined;
  /** Why units of a kind may not move in a way now, whatever the terms of the move; laden ones and assaults may differ. */
  mayMove(play: Play, seat: Seat, kind: UnitKind, way: Way, how: Moving): Refusal | undefined;
  /** Why units of a kind that were sold may not be delivered to a zone of their buyer's, though others may. */
  mayDeliver(play: Play, buyer: Seat, zone: Zone, kind: UnitKind): Refusal | undefined;
  /** Whether a player's navies cover ports against another, for a blockade or a siege, or either if undefined. */
  interdicts(play: Play, seat: Seat, against: Seat, grip: Grip | undefined): boolean;
  /** Zones where a player's units of a kind may come to be built, in board order: all but those out of question. */
  buildSites(play: Play, seat: Seat, kind: UnitKind): readonly Zone[];
  /** Why a player may not build a kind of unit in a zone now, whatever they can pay for (B-BUILD-07 to -17). */
  mayBuildAt(play: Play, seat: Seat, zone: Zone, kind: UnitKind): Refusal | undefined;
  /** How many more units of a kind they may build in a zone in this go, whatever they can pay for (B-BUILD-03, X-06). */
  buildLimit(play: Play, seat: Seat, zone: Zone, kind: UnitKind): number;
  /** Why they may build no more than that. */
  whyBuildLimit(play: Play, seat: Seat, zone: Zone, kind: UnitKind): Refusal;
  /** Whether a player can make any attack at all, as everybody can see. */
  mayAttackAtAll(play: Play, seat: Seat): boolean;
  /** Whether a kind of unit can fight in a zone against an owner there, or its militia. */
  mayFight(play: Play, kind: UnitKind, zone: Zone, against: string): boolean;
  /** Owners whose units a player can attack in a zone (Q-B-43). */
  targetsIn(play: Play, seat: Seat, zone: Zone): Seat[];
  /** Whether a player can attack a zone though nobody is there but militia (B-TAC-17). */
  meetsMilitia(play: Play, seat: Seat, zone: Zone): boolean;
  /** Why a player may not attack another now, wherever that one is. */
  mayTarget(play: Play, seat: Seat, other: Seat): Refusal | undefined;
  /** Whether a player who is attacked by another has Step F for it. */
  earnsCounterattack(play: Play, attacker: Seat, seat: Seat): boolean;
  /** What a silent player does about an assault that stands on their turn. */
  standingAssaultFallback(play: Play, seat: Seat): Command | undefined;
  /** The steps of the conventional drill in their order. */
  drill(): readonly DrillStepName[];
  /** Those among them that decide how points of dice are spent. */
  stepsForPoints(): readonly DrillStepName[];
  /** Whether losses come of points of dice; where they do not, those steps have no sense and are left out. */
  readonly spendsPoints: boolean;
  /** The dice of a side, by what they are for (B-ATK-29 to -33). */
  battleDice(play: Play, battle: DeepReadonly<ConventionalFrame>, side: Side): DiceCount;
  /** Points added to a side's dice. */
  battleEdge(play: Play, battle: DeepReadonly<ConventionalFrame>, side: Side): number;
  /** Those among them that come of technology that was shown. */
  technologyEdge(battle: DeepReadonly<ConventionalFrame>, side: Side): number;
  /** Whether the forces that hold the target are what is attacked, and not something else that they guard. */
  isOnHolders(battle: DeepReadonly<ConventionalFrame>): boolean;
  /** Whether a piece is taken, not lost, if its side loses all. */
  isTaken(battle: DeepReadonly<ConventionalFrame>, side: Side, piece: Pieces): boolean;
  /** How many of the defender's units of a kind at the target are attacked; base: all that hold the zone. */
  defenders(play: Play, battle: DeepReadonly<ConventionalFrame>, kind: UnitKind): number;
  /** Whether the defender has forces that take part in the drill, so that they say how they fight. */
  fightsBack(play: Play, battle: DeepReadonly<ConventionalFrame>): boolean;
  /** What one unit counts for in the comparison of fire power. */
  firePowerOf(play: Play, battle: DeepReadonly<ConventionalFrame>, side: Side, kind: UnitKind): number;
  /** Whether there is nothing left to attack once the forces that hold the target have surrendered (B-TAC-49). */
  surrenderEnds(play: Play, battle: DeepReadonly<ConventionalFrame>): boolean;
  /** What else follows when a side has lost pieces in a battle: to points, or by surrender. */
  afterLosses(play: Play, battle: DeepReadonly<ConventionalFrame>, side: Side, losses: readonly Pieces[]): void;
  /** Why a defender may neither withdraw nor surrender any more. */
  mayGiveWay(play: Play, seat: Seat): Refusal | undefined;
  /** Why a side's points may not remove a piece after those picked before it, whatever it takes to remove it. */
  mayRemove(
    play: Play,
    battle: DeepReadonly<ConventionalFrame>,
    roller: Side,
    pieces: readonly Pieces[],
    picks: readonly string[],
    piece: Pieces,
  ): Refusal | undefined;
  /** Whether nothing of the defender's bars the way into the target any more (B-ATK-41). */
  isBeaten(play: Play, battle: DeepReadonly<ConventionalFrame>): boolean;
  /** Why a player may not move into a zone that the battle has opened. */
  mayOccupy(play: Play, seat: Seat, zone: Zone): Refusal | undefined;
  /** What else follows when a player has moved into such a zone. */
  afterOccupation(play: Play, battle: DeepReadonly<ConventionalFrame>, seat: Seat, zone: Zone): void;
  /** Why a player has no standing rights now: nothing but to answer what they are asked, and to resign. */
  mayAct(play: Play, seat: Seat): Refusal | undefined;
  /** Whether a player's counterattack is still to come in what is under way (B-ATK-54). */
  awaitsCounterattack(play: Play, seat: Seat): boolean;
  /** Who is about to take a player's last home, which nobody defends any more. */
  takerOfLastHome(play: Play, seat: Seat): Taker | undefined;
  /** What else passes to a captor, once everything that the base knows of has. */
  afterSpoils(play: Play, captor: Seat, from: Seat): void;
  /** What else becomes of the things of a player who has left. */
  afterLeaving(play: Play, seat: Seat, how: Leaving): void;
  /** What becomes of assaults on land that a player held until they left. */
  settleAssaultsOn(play: Play, seat: Seat, held: readonly Zone[]): void;
  /** What else must be put right whenever something has happened: states that end by themselves. */
  upkeep(play: Play): void;
  /** Clauses of expansions that an event of the base brings to bear, before it happens. */
  clausesBesides(play: Play, event: GameEvent): readonly Clause[];
}

/** Replaces or adds to answers: gets the table so far, gives the answers it changes. */
export type Amendment = (table: Rulebook) => Partial<Rulebook>;
