// What a player writes down when they move units: a list of orders, all to one final zone (B-MOVE-03, Q-B-77).
import { z } from 'zod';
import { ZONES, type Zone } from '../board/index.ts';
import { type Counts, noUnits, type SparseCounts } from '../state/forces.ts';
import { UNIT_KINDS, type UnitKind } from '../unit-table.ts';

const zone = z.enum(ZONES);
const kind = z.enum(UNIT_KINDS);
/** The most of one kind that a line of orders can name: more go in a second line, so that a list of orders stays short. */
export const MOST_IN_LINE = 99;
const units = z.partialRecord(kind, z.int().min(1).max(MOST_IN_LINE));

/**
 * One line of the list. `march`, `airlift`, `land`, `sail`, `convoy` and `lift` each send units on their way to the final zone,
 * by the shortest open way. `by` names the next zone on the way of the line before; `board` and `ashore` say what the one
 * carrier of the line before takes in and puts ashore where it then is.
 */
export const orderSchema = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('march'), from: zone, units }),
  z.strictObject({ how: z.literal('airlift'), from: zone, units }),
  /** Units aboard a carrier that stays where it is go ashore in the final zone, or get off if it is there itself. */
  z.strictObject({ how: z.literal('land'), from: zone, carrier: kind, cargo: units, units }),
  /** Carriers with nothing aboard. */
  z.strictObject({ how: z.literal('sail'), from: zone, units }),
  /** Carriers with this cargo aboard, each; over land or by sea, as the carriers go. */
  z.strictObject({
    how: z.literal('convoy'),
    from: zone,
    carrier: kind,
    number: z.int().min(1).max(MOST_IN_LINE),
    cargo: units,
  }),
  /** The same by air, where each of those aboard takes a flight of its own. */
  z.strictObject({
    how: z.literal('lift'),
    from: zone,
    carrier: kind,
    number: z.int().min(1).max(MOST_IN_LINE),
    cargo: units,
  }),
  z.strictObject({ how: z.literal('by'), zone }),
  z.strictObject({ how: z.literal('board'), from: zone, units }),
  z.strictObject({ how: z.literal('ashore'), on: zone, units }),
]);
export type Order = z.infer<typeof orderSchema>;
export const ordersSchema = z.array(orderSchema).min(1).max(200);

/** The ways of moving that a rule may allow or not. */
export const WAYS = ['march', 'airlift', 'sail', 'board', 'land'] as const;
export type Way = (typeof WAYS)[number];

/** One thing that happened to units under way, as events keep it. */
export type Leg =
  | {
      readonly how: 'march' | 'airlift' | 'sail';
      readonly from: Zone;
      readonly to: Zone;
      /** The zones entered, the last one included; a flight enters only that. */
      readonly path: readonly Zone[];
      readonly units: SparseCounts;
      /** What each of the units carries. */
      readonly cargo: SparseCounts;
    }
  | {
      /** Units go aboard a carrier in a sea, or from it ashore; a carrier on land is where they are. */
      readonly how: 'board' | 'land';
      readonly from: Zone;
      readonly to: Zone;
      readonly carrier: UnitKind;
      /** What the carrier had aboard before. */
      readonly cargo: SparseCounts;
      readonly units: SparseCounts;
    };

/** What a move asks of its units, from which its cost follows. */
export interface Effort {
  /** Zones entered, summed over the units of a kind that enter them. */
  readonly entered: Counts;
  /** Units flown. */
  readonly flown: Counts;
  /** Groups that entered one carrier together. */
  boardings: number;
}

/** No effort yet. */
export function noEffort(): Effort {
  return { entered: noUnits(), flown: noUnits(), boardings: 0 };
}

/** Supplies used up. */
export interface Cost {
  readonly grain: number;
  readonly oil: number;
}

/** The one kind that a count names, if it names exactly one. */
export function soleKind(counts: SparseCounts): UnitKind | undefined {
  let found: UnitKind | undefined;
  for (const each of UNIT_KINDS) {
    if ((counts[each] ?? 0) === 0) continue;
    if (found !== undefined) return undefined;
    found = each;
  }
  return found;
}
