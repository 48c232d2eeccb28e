// One event as it comes before the oracle, and what the oracle remembers of those before it.
import type { Sea, Zone } from '../board/index.ts';
import type { Demand } from '../expansions/merchant-marine/transfer/demands.ts';
import type { GameEvent } from '../game.ts';
import type { GameOptions } from '../options.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, Position } from '../state/state.ts';
import type { UnitKind } from '../unit-table.ts';
import type { Change } from './change.ts';

export type Side = 'attacker' | 'defender';
export const SIDES: readonly Side[] = ['attacker', 'defender'];
export type BySide = Record<Side, number>;

/** What happened in one conventional battle so far, from its events. */
export interface BattleNotes {
  /** Seats that have removed a set. */
  paid: Seat[];
  targets: Partial<Record<Side, UnitKind>>;
  /** High-Tech dice and edge. */
  dice: BySide;
  edge: BySide;
  /** Best level that each side has shown. */
  levels: BySide;
  /** All dice of Step C. */
  rolls: BySide | undefined;
  points: Partial<BySide>;
  /** APCs that each side lets take the points. */
  shields: BySide;
  letter: string | undefined;
  first: 'convoy' | 'escorts' | undefined;
  militia: number | undefined;
  /** Fire power as the dice were counted. */
  power: BySide;
}

export interface Memory {
  battles: BattleNotes[];
  /** Dice since the last event that was not a die. */
  dice: number[];
  /** Nukes in flight by target, and who fires at them: shots left by seat. */
  salvo: Map<string, number>;
  shots: Map<string, number>;
  /** Units built in the present go by seat, apart from APCs. */
  built: Map<Seat, number>;
  /** Units of the last market deal, whose freight has not been seen. */
  deal: { seat: Seat; units: number } | undefined;
  /** Supplies that hired carriers have bought for the move to come. */
  hired: { readonly grain: number; readonly oil: number } | undefined;
  /** Where cards have been returned since the last one was dealt. */
  clashed: Set<Zone>;
  /** Whether the deal begins again. */
  stuck: boolean;
  /** What pirates or a blockade have demanded and not had yet. */
  demands: DeepReadonly<Demand>[];
  /** Ships that a blockade has met on their way: where they come from, and how many are left if the events tell. */
  met: { readonly seat: Seat; readonly from: Sea; readonly left: number | undefined } | undefined;
}

/** Something to judge: the position before the event, and where to report. */
export interface Case {
  readonly position: Position;
  readonly options: GameOptions;
  readonly memory: Memory;
  /** Reports a difference unless the two are alike. */
  same(what: string, got: unknown, expected: unknown): void;
  /** Reports a difference unless it holds. */
  holds(what: string, so: boolean): void;
  /** Counts that something of a kind was judged. */
  count(kind: string): void;
}

/** Says what one kind of event must change, after it has compared the event's own figures. */
export type Judge<E> = (at: Case, event: E) => Change;
export type Judges = { readonly [T in GameEvent['type']]?: Judge<Extract<GameEvent, { type: T }>> };

export function freshBattle(): BattleNotes {
  return {
    paid: [],
    targets: {},
    dice: { attacker: 0, defender: 0 },
    edge: { attacker: 0, defender: 0 },
    levels: { attacker: 0, defender: 0 },
    rolls: undefined,
    points: {},
    shields: { attacker: 0, defender: 0 },
    letter: undefined,
    first: undefined,
    militia: undefined,
    power: { attacker: 0, defender: 0 },
  };
}

export function freshMemory(): Memory {
  return {
    battles: [],
    dice: [],
    salvo: new Map(),
    shots: new Map(),
    built: new Map(),
    deal: undefined,
    hired: undefined,
    clashed: new Set(),
    stuck: false,
    demands: [],
    met: undefined,
  };
}
