// Which games an arena plays: seats rotated over the same set-up, so that luck of the draw falls on all alike.
import type { GameOptions, Setup } from '@marshall/rules';
import { planSetup, SETS } from '@marshall/rules/testing';

export interface ArenaPlan {
  /** Names of the entrants; one that stands there twice sits twice. */
  readonly field: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly players: number;
  readonly openings: readonly ('standard' | 'random')[];
  readonly options: Partial<GameOptions>;
  /** Whether every combination of expansions is played in turn; else those of the options. */
  readonly everySet: boolean;
}

/** One game of an arena: its seed, its opening, and who sits where. */
export interface Fixture {
  readonly seed: string;
  readonly opening: 'standard' | 'random';
  /** The expansions in play: `base`, or their switches. */
  readonly set: string;
  readonly seated: readonly string[];
}

/** The i-th game, from 0: the same set-up is played once in every seating before the next one comes. */
export function fixture(plan: ArenaPlan, i: number): Fixture {
  const { field, players, openings, seed, everySet } = plan;
  const turns = rotations(field, players);
  const setUp = Math.floor(i / turns);
  const turn = i % turns;
  return {
    seed: `${seed} ${setUp + 1}`,
    opening: openings[setUp % openings.length] ?? 'standard',
    set: everySet ? (SETS[Math.floor(setUp / openings.length) % SETS.length]?.name ?? 'base') : setOf(plan.options),
    seated: Array.from(
      { length: players },
      (_, seat) => field[(seat + turn + (field.length > players ? setUp * players : 0)) % field.length] ?? '',
    ),
  };
}

/** The set-up of a game, with the secret of its dice. */
export function setupOf(plan: ArenaPlan, { seed, opening, set }: Fixture): { setup: Setup; secret: string } {
  const expansions = plan.everySet ? SETS.find(({ name }) => name === set)?.options : {};
  return planSetup({ players: plan.players, seed, options: { ...plan.options, ...expansions, opening } });
}

/** The name of the set of expansions that options switch on: the largest of those that are on whole. */
function setOf(options: Partial<GameOptions>): string {
  const given: Readonly<Record<string, unknown>> = options;
  let found = { name: 'base', size: 0 };
  for (const set of SETS) {
    const switches = Object.entries(set.options);
    if (switches.length > found.size && switches.every(([id, value]) => given[id] === value))
      found = { name: set.name, size: switches.length };
  }
  return found.name;
}

/** How many games it takes until every seating has come round. */
function rotations(field: readonly string[], players: number): number {
  const seatings = new Set(
    field.map((_, turn) => Array.from({ length: players }, (_, seat) => field[(seat + turn) % field.length]).join()),
  );
  return Math.max(1, seatings.size);
}
