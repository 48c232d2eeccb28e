// A conventional battle under way: who fights whom with what, and what has been decided so far.
import { isTerritory, type Zone } from '../board/index.ts';
import type { BattleSets, DrillStepName, DrillSteps } from '../game.ts';
import type { Order } from '../movement/order.ts';
import type { Play } from '../referee/play.ts';
import { type FrameOf, nearest } from '../state/agenda.ts';
import { forceOf, type SparseCounts, unitsAt } from '../state/forces.ts';
import { takeAgain } from '../state/orders.ts';
import { loadName, type Pieces, piecesIn } from '../state/pieces.ts';
import { copyPlain } from '../state/plain.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, State } from '../state/state.ts';
import { UNIT_KINDS, type UnitKind } from '../unit-table.ts';

/** How the attackers come to the battle; `standing` goes on with an assault that was not decided (Q-B-60). */
export type Tactic = 'direct' | 'amphibious' | 'airborne' | 'standing';
export type Side = 'attacker' | 'defender';

/** Committed attackers in one zone: `units` of each kind, those with the least aboard first. */
export interface Committed {
  zone: Zone;
  units: SparseCounts;
}

/** One carrier of an assault: what it still has aboard, and what it put ashore. */
export interface Boat {
  carrier: UnitKind;
  cargo: SparseCounts;
  troops: SparseCounts;
}

/** Dice of a side by what they are for; expansions add their own. */
export type DiceCount = Readonly<Record<string, number>>;

/** What is kept of a battle from its declaration to its end. */
interface Fight {
  attacker: Seat;
  /** Undefined where only militia resists. */
  defender: Seat | undefined;
  /** Everybody attacked in this drill, for Step F. */
  attacked: Seat[];
  tactic: Tactic;
  /** The zone attacked from; none if the force flew in or stands in the target already. */
  from: Zone | undefined;
  to: Zone;
  committed: Committed[];
  /** The way of an assault, until it has moved. */
  orders: Order[];
  /** Carriers that take the troops they landed down with them, in the first round only (X-12, option assaultTroops). */
  boats: Boat[];
  /** The exchange of nukes: yet to come, declined, struck, answered by the attacker or not, or over with its battle resumed or ended. */
  firstStrike: 'open' | 'declined' | 'struck' | 'answered' | 'over';
  /** The attack ended before the dice: called off, its force gone, the defender gone, surrendered or unable to fight. */
  ended: 'called-off' | 'no-force' | 'left-empty' | 'surrendered' | 'undefended' | undefined;
  /** Whether what was surrendered was an assault force, which never held the land. */
  beachhead?: true;
  /** Whether the defender removes a set or resists; undefined until they say. */
  supplied: boolean | undefined;
  /** Points of each side, once rolled. */
  points: { attacker: number | undefined; defender: number | undefined };
  /** Sides whose losses have been picked. */
  picked: Side[];
  /** Who has finished reinforcing. */
  reinforced: Seat[];
  /** How many units attack how many of a player's; absent in games of older programs. */
  sides?: Readonly<Record<Side, number>>;
  /** Who has answered a question after the dice, and did not want to be asked again; each sees only whether they are among them. */
  heard?: Seat[];
  /** What expansions remember of this battle; absent until one of them has something to remember. */
  sets?: BattleSets;
}

/** Steps A to C, until dice are counted. */
export interface BeforeDice {
  dice: undefined;
  occupying: undefined;
  goesOn: undefined;
}

/** The dice are counted and thrown; none are where the attack has ended. */
export interface UnderFire {
  dice: { attacker: DiceCount; defender: DiceCount } | undefined;
  occupying: undefined;
  goesOn: undefined;
}

/** The fire is over. */
export interface Opened {
  dice: UnderFire['dice'];
  /** Zones that may be occupied after the battle, and by whom; those dealt with are gone from the list. */
  occupying: { seat: Seat; zone: Zone }[] | undefined;
  goesOn: undefined;
}

/** Steps E and F. */
export interface AfterOccupation {
  dice: UnderFire['dice'];
  occupying: Opened['occupying'];
  /** What an assault does that did not capture; undefined until said. */
  goesOn: boolean | undefined;
}

/** What a battle knows in each step of the base game's drill; expansions say it of theirs. */
export interface BaseSteps {
  'first-strike': BeforeDice;
  'assault-moves': BeforeDice;
  defence: BeforeDice;
  supplies: BeforeDice;
  dice: UnderFire;
  'attacker-fires': UnderFire;
  'defender-fires': UnderFire;
  // The fire of each side in two halves, for those who put something between roll and losses.
  'attacker-rolls': UnderFire;
  'attacker-removes': UnderFire;
  'defender-rolls': UnderFire;
  'defender-removes': UnderFire;
  occupation: Opened;
  'defender-reinforces': AfterOccupation;
  'assault-stands': AfterOccupation;
  'attacker-reinforces': AfterOccupation;
  counterattack: AfterOccupation;
}

/** The mark of a battle whose drill has come to its end. */
export const OVER = 'over';

/** A battle in one step of its drill. */
export type BattleAt<S extends DrillStepName> = FrameOf<'conventional'> & Fight & DrillSteps[S] & { at: S };

/** A battle, by the step that it is in. Games of older programs had the place of the step in the list (`referee/older.ts`). */
export type ConventionalFrame =
  | { [S in DrillStepName]: BattleAt<S> }[DrillStepName]
  | (FrameOf<'conventional'> & Fight & AfterOccupation & { at: typeof OVER });

/** A battle in whatever step; for evolve, which writes down what events say and does not ask where the drill is. */
export type BattleRecord = FrameOf<'conventional'> & Fight & AfterOccupation & { at: ConventionalFrame['at'] };

/** B-TAC-54: whether a defender may launch a first strike: only one who bid for this Stage 4. */
export function mayStrikeFirst(play: Play, defender: Seat): boolean {
  return (
    play.state.stage === 4 &&
    (play.state.bids[defender] ?? 0) > 0 &&
    play.seat(defender).nukes > 0 &&
    play.seat(defender).out === undefined
  );
}

/**
 * B-TAC-57: whether an attacker who has been struck first may fire back. Nobody is left to fire at where it goes against the
 * defender alone, who has left the game since.
 */
export function mayRetaliate(play: Play, { attacker, defender }: DeepReadonly<ConventionalFrame>): boolean {
  const { nukes, out } = play.seat(attacker);
  const isGone = defender === undefined || play.seat(defender).out !== undefined;
  return nukes > 0 && out === undefined && !(isGone && play.options.retaliation === 'defender');
}

/** A copy of a battle in one literal, so that all battles are laid out alike. */
export function copyBattle(battle: ConventionalFrame): ConventionalFrame {
  const copy: { [M in keyof BattleRecord]-?: BattleRecord[M] | undefined } = {
    procedure: battle.procedure,
    at: battle.at,
    attacker: battle.attacker,
    defender: battle.defender,
    tactic: battle.tactic,
    from: battle.from,
    to: battle.to,
    committed: copyPlain(battle.committed),
    orders: copyPlain(battle.orders),
    boats: copyPlain(battle.boats),
    attacked: copyPlain(battle.attacked),
    firstStrike: battle.firstStrike,
    ended: battle.ended,
    supplied: battle.supplied,
    dice: copyPlain(battle.dice),
    points: copyPlain(battle.points),
    picked: copyPlain(battle.picked),
    occupying: copyPlain(battle.occupying),
    reinforced: copyPlain(battle.reinforced),
    goesOn: battle.goesOn,
    beachhead: battle.beachhead,
    sides: copyPlain(battle.sides),
    heard: copyPlain(battle.heard),
    sets: copyPlain(battle.sets),
  };
  // Every member is what it was; one that a battle need not have is undefined in place of absent.
  return copy as ConventionalFrame;
}

/** The battle that is being fought; the innermost if several are nested. */
export function battleOf(play: Play): DeepReadonly<ConventionalFrame> {
  const frame = anyBattle(play);
  if (frame === undefined) throw new Error('no battle is under way');
  return frame;
}

/** The innermost battle under way, if there is one. */
export function anyBattle(play: Play): DeepReadonly<ConventionalFrame> | undefined {
  return nearest(play.state.agenda, 'conventional');
}

/** The same for evolve. */
export function battleIn(state: State): BattleRecord {
  const frame = nearest(state.agenda, 'conventional');
  if (frame === undefined) throw new Error('no battle is under way');
  return frame;
}

/** Whether one unit attacks one, so that each side is asked once after the dice. */
export function isDuel({ sides }: { readonly sides?: Readonly<Record<Side, number>> }): boolean {
  return sides?.attacker === 1 && sides.defender === 1;
}

/** Writes down that a player has answered after the dice, unless they are to be asked again; what is settled without asking does not count. For evolve only. */
export function hear(state: State, seat: Seat): void {
  if (state.question?.waiting.includes(seat) !== true) return;
  const battle = battleIn(state);
  const others = (battle.heard ?? []).filter((other) => other !== seat);
  battle.heard = takeAgain(state, seat) ? others : [...others, seat];
}

/** The committed attackers by kind and cargo. */
export function attackingPieces(play: Play, battle: DeepReadonly<ConventionalFrame>): Pieces[] {
  const pieces = battle.committed.flatMap(({ zone, units }) => piecesIn(play, battle.attacker, zone, units));
  return battle.boats.length === 0 ? pieces : withTroops(pieces, battle.boats);
}

/** The defenders at the target by kind and cargo. */
export function defendingPieces(play: Play, battle: DeepReadonly<ConventionalFrame>): Pieces[] {
  if (battle.defender === undefined) return [];
  const most: Partial<Record<UnitKind, number>> = {};
  for (const kind of play.rulebook.kinds) most[kind] = play.rulebook.defenders(play, battle, kind);
  return piecesIn(play, battle.defender, battle.to, most);
}

/** The base answer: all units of a kind that holds the zone are attacked. */
export function holdersAtTarget(play: Play, { defender, to }: DeepReadonly<ConventionalFrame>, kind: UnitKind): number {
  if (defender === undefined || !play.rulebook.unit(kind).holds) return 0;
  return forceOf(play.state.board, to, defender)?.units[kind] ?? 0;
}

/** How many units of a kind fight for a side: as many as its pieces of that kind come to. */
export function fighting(play: Play, battle: DeepReadonly<ConventionalFrame>, side: Side, kind: UnitKind): number {
  const { board } = play.state;
  const { attacker, defender, committed, to } = battle;
  if (side === 'defender') {
    const force = defender === undefined ? undefined : forceOf(board, to, defender);
    return force === undefined ? 0 : Math.min(force.units[kind], play.rulebook.defenders(play, battle, kind));
  }
  let sum = 0;
  for (const { zone, units } of committed) sum += Math.min(unitsAt(board, zone, attacker, kind), units[kind] ?? 0);
  return sum;
}

/** Whether a garrison attacks the force ashore in its own land, which that force has never held. */
export function isFromWithin({ from, to }: Pick<DeepReadonly<ConventionalFrame>, 'from' | 'to'>): boolean {
  return from === to && isTerritory(to);
}

/** Whether nothing of the defender's that is attacked is left at the target. */
export function isGone(play: Play, battle: DeepReadonly<ConventionalFrame>): boolean {
  return play.rulebook.kinds.every((kind) => fighting(play, battle, 'defender', kind) === 0);
}

export function piecesOf(play: Play, battle: DeepReadonly<ConventionalFrame>, side: Side): Pieces[] {
  return side === 'attacker' ? attackingPieces(play, battle) : defendingPieces(play, battle);
}

/** Tells boats from other carriers with the same cargo. */
function withTroops(pieces: readonly Pieces[], boats: readonly Boat[]): Pieces[] {
  const found = [...pieces];
  for (const { carrier, cargo, troops } of boats) {
    const like = found.findIndex(
      (each) => each.kind === carrier && each.troops === undefined && sameLoad(each.cargo, cargo),
    );
    const plain = found[like];
    if (plain === undefined) continue;
    found[like] = { ...plain, number: plain.number - 1 };
    const key = `${plain.key} that landed ${loadName(troops)}`;
    const same = found.findIndex((each) => each.key === key);
    const before = found[same];
    if (before === undefined) found.push({ ...plain, key, troops, number: 1 });
    else found[same] = { ...before, number: before.number + 1 };
  }
  return found.filter(({ number }) => number > 0);
}

function sameLoad(a: SparseCounts, b: SparseCounts): boolean {
  return UNIT_KINDS.every((kind) => (a[kind] ?? 0) === (b[kind] ?? 0));
}
