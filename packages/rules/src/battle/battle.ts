// A conventional battle under way: who fights whom with what, and what has been decided so far.
import type { Zone } from '../board/index.ts';
import type { BattleSets } from '../game.ts';
import type { Order } from '../movement/order.ts';
import type { Play } from '../referee/play.ts';
import { type FrameOf, nearest } from '../state/agenda.ts';
import { forceOf, type SparseCounts } from '../state/forces.ts';
import { loadName, type Pieces, piecesIn } from '../state/pieces.ts';
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

export type ConventionalFrame = FrameOf<'conventional'> & {
  /** Where in the list of steps the drill is. */
  at: number;
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
  /** Whether the defender removes a set or resists; undefined until he says. */
  supplied: boolean | undefined;
  dice: { attacker: DiceCount; defender: DiceCount } | undefined;
  /** Points of each side, once rolled. */
  points: { attacker: number | undefined; defender: number | undefined };
  /** Sides whose losses have been picked. */
  picked: Side[];
  /** Zones that may be occupied after the battle, and by whom; those dealt with are gone from the list. */
  occupying: { seat: Seat; zone: Zone }[] | undefined;
  /** Who has finished reinforcing. */
  reinforced: Seat[];
  /** What an assault does that did not capture; undefined until said. */
  goesOn: boolean | undefined;
  /** What expansions remember of this battle; absent until one of them has something to remember. */
  sets?: BattleSets;
};

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
export function battleIn(state: State): ConventionalFrame {
  const frame = nearest(state.agenda, 'conventional');
  if (frame === undefined) throw new Error('no battle is under way');
  return frame;
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

/** Whether nothing of the defender's that is attacked is left at the target. */
export function isGone(play: Play, battle: DeepReadonly<ConventionalFrame>): boolean {
  return defendingPieces(play, battle).length === 0;
}

export function piecesOf(play: Play, battle: DeepReadonly<ConventionalFrame>, side: Side): Pieces[] {
  return side === 'attacker' ? attackingPieces(play, battle) : defendingPieces(play, battle);
}

/** Tells boats from other carriers with the same cargo. */
function withTroops(pieces: readonly Pieces[], boats: readonly Boat[]): Pieces[] {
  const found = [...pieces];
  for (const { carrier, cargo, troops } of boats) {
    const like = found.findIndex(
      (each) => each.kind === carrier && each.troops === undefined && each.number > 0 && sameLoad(each.cargo, cargo),
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
