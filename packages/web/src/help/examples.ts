// Examples of the handbook as data: a position, what is commanded there, and which dice fall. The referee works them out.
import type { Command, Power } from '@marshall/rules';
import type { Sketch } from '@marshall/rules/testing';
import type { ParagraphId } from '@marshall/words/handbook';

export interface Example {
  readonly id: string;
  /** Where it stands in the handbook. */
  readonly paragraphs: readonly ParagraphId[];
  readonly position: Sketch;
  readonly played: readonly { readonly by: Power; readonly command: Command }[];
  /** What is to be seen on the map; nothing where it is not about the map. */
  readonly around?: readonly string[];
  /** Events that are not told, because the example is not about them. */
  readonly without?: readonly string[];
}

/** What every battle tells besides its subject. */
const DRILL = ['set-removed', 'defence-chosen', 'rolled', 'counterattacks-due', 'stage-opened', 'passed'];
const BATTLE = { stage: 4, phase: 'attacks' } as const;

export const EXAMPLES: readonly Example[] = [
  {
    id: 'start',
    paragraphs: [],
    position: {
      cycle: 1,
      stage: 3,
      powers: {
        usa: { cards: 'home', units: { alaska: 1, 'eastern-usa': 1, 'midwest-usa': 1, 'western-usa': 1 } },
        ussr: { cards: 'home', units: { buryatsk: 1, kazakh: 1, kola: 1, russia: 1, siberia: 1, yakutsk: 1 } },
        europe: {
          cards: 'home',
          units: { 'british-isles': 1, 'eastern-europe': 1, iberia: 1, scandinavia: 1, 'western-europe': 1 },
        },
        china: { cards: 'home', units: { manchuria: 1, mongolia: 1, nanling: 1, shantung: 1, tibet: 1 } },
        africa: { cards: 'home', units: { mozambique: 1, nigeria: 1, 'south-africa': 1, zaire: 1 } },
        'south-america': { cards: 'home', units: { argentina: 1, brazil: 1, peru: 1, venezuela: 1 } },
      },
    },
    played: [],
  },
  {
    id: 'battle',
    paragraphs: ['dice', 'losses', 'attacking'],
    position: {
      ...BATTLE,
      bidders: ['europe'],
      powers: {
        europe: { units: { 'eastern-europe': 3 } },
        ussr: { units: { poland: 1 } },
      },
      dice: [4, 2, 3],
    },
    played: [
      {
        by: 'europe',
        command: {
          type: 'attack',
          from: 'eastern-europe',
          to: 'poland',
          against: 'ussr',
          units: { army: 3 },
        } as Command,
      },
      { by: 'ussr', command: { type: 'defend', supplied: false } },
    ],
    around: ['eastern-europe', 'poland', 'western-europe'],
    without: DRILL,
  },
];
