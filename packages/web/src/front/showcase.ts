// A game that was played before, as far as a map can show it. `scripts/showcase.mjs` writes it.

export interface ShownZone {
  readonly holder?: string;
  readonly scorched?: boolean;
  /** How many units of each power stand there. */
  readonly units?: readonly (readonly [string, number])[];
}

export type World = Readonly<Record<string, ShownZone>>;

/** One thing that happened: who went or struck where, and how the zones that changed stood afterwards. */
export interface Shown {
  readonly cycle: number;
  readonly kind?: 'move' | 'attack' | 'take' | 'strike';
  readonly power?: string;
  readonly from?: string;
  readonly to?: string;
  readonly changes: World;
}

/** How the world stood after a beat. */
export const after = (beats: readonly Shown[], at: number): World =>
  Object.assign({}, ...beats.slice(0, at + 1).map(({ changes }) => changes));
