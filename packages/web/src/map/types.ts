import type { PowerId } from '../look/powers.ts';

/** Zone ids are those of the drawn board. */
export type ZoneId = string;

export interface ZoneState {
  readonly holder?: PowerId;
  readonly scorched?: boolean;
  /** A legal target: its outline marches. */
  readonly target?: boolean;
  readonly selected?: boolean;
  /** A teacher speaks of it. */
  readonly lit?: boolean;
  /** Greyed, and the reason why. */
  readonly muted?: string;
}

export const PIECE_KINDS = ['army', 'navy', 'merchant', 'apc', 'company'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export const PIECE_STATES = ['ready', 'chosen', 'moved'] as const;
export type PieceState = (typeof PIECE_STATES)[number];

/** Pieces of one power and kind in one zone. */
export interface Piece {
  readonly zone: ZoneId;
  readonly power: PowerId;
  readonly kind: PieceKind;
  readonly count: number;
  /** Armies carried. */
  readonly aboard?: number;
  readonly state?: PieceState;
  /** Companies are shown by name where there is room, with what they make. */
  readonly name?: string;
  readonly makes?: Yield;
  /** What people call them, where the kind of piece does not say it: `2 tanks`. */
  readonly words?: string;
  /** A letter instead of the drawing, for kinds that have none. */
  readonly letter?: string;
}

/** What one company makes in a cycle while it is open. */
export interface Yield {
  readonly name: string;
  readonly resource: 'grain' | 'oil' | 'minerals';
  readonly units: number;
  readonly open: boolean;
}

/** The companies of one power in one zone. */
export interface CompanyMark {
  readonly zone: ZoneId;
  readonly power: PowerId;
  readonly yields: readonly Yield[];
  /** Others nearby are stronger than the guards. */
  readonly threatened: boolean;
}

export interface Arrow {
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly kind: 'attack' | 'move';
  readonly power?: PowerId;
}

export interface Marks {
  readonly clouds?: readonly ZoneId[];
  /** Ports that another's navy covers; grave ones are one's own, or shut a land off. */
  readonly blockedPorts?: readonly { readonly territory: ZoneId; readonly sea: ZoneId; readonly grave?: boolean }[];
  /** A closed dashed line round each home under siege. */
  readonly sieges?: readonly ZoneId[];
  /** Lands that a force fights for and another still holds. */
  readonly contested?: readonly ZoneId[];
  /** The guest may pass through the zone; one of their zones carries the sign. */
  readonly passages?: readonly { readonly zone: ZoneId; readonly guest: PowerId; readonly sign: boolean }[];
  /** What companies make, where that layer is on. */
  readonly companies?: readonly CompanyMark[];
  /** Seas where pirates lie. */
  readonly pirates?: readonly { readonly zone: ZoneId; readonly number: number }[];
  /** Nukes that fly at a zone, and whether L-stars still stand before it. */
  readonly incoming?: readonly { readonly zone: ZoneId; readonly nukes: number; readonly screened: boolean }[];
  /** Zones that were struck just now; `key` tells one strike from another. */
  readonly struck?: readonly { readonly zone: ZoneId; readonly key: string }[];
  readonly arrows?: readonly Arrow[];
}
