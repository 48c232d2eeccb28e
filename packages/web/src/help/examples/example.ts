// What an example of the handbook is, and what many of them share.
import type { Command, Power } from '@marshall/rules';
import type { Sketch, techSketch } from '@marshall/rules/testing';
import type { ParagraphId } from '@marshall/words/handbook';

export interface Example {
  readonly id: string;
  /** Where it stands in the handbook. */
  readonly paragraph: ParagraphId;
  readonly position: Sketch;
  /** What each power has of technology, where that set is in play. */
  readonly technology?: Parameters<typeof techSketch>[0];
  readonly played: readonly { readonly by: Power; readonly command: Command }[];
  /** Whose eyes read it; everybody's, unless it is about what only some are told. */
  readonly reader?: Power;
  /** What is to be seen on the map; nothing where it is not about the map, and an empty list for the whole world. */
  readonly around?: readonly string[];
  /** The kinds of events that it is about. */
  readonly tells: readonly string[];
}

export const by = (power: Power, command: Command): Example['played'][number] => ({ by: power, command });

/** Of the sheet that a battle leaves, what readers of the handbook want to see. */
export const FOUGHT: readonly string[] = [
  'attack-declared',
  'units-moved',
  'dice-counted',
  'fired',
  'units-lost',
  'cards-taken',
  'zone-captured',
];

export const BATTLE = { stage: 4, phase: 'attacks', traders: [] } as const;
export const MOVING = { stage: 5, phase: 'moves', traders: [] } as const;
export const BUILDING = { stage: 6, phase: 'conventional-builds', traders: [] } as const;
