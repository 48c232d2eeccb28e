import { flyingTo, seatOf, unitsIn } from './facts.ts';
import type { Lesson, Seen } from './lesson.ts';

const ME = 'europe';
const clouds = ({ view }: Seen): number => view.nuked.length;

/** Eleven lands are gone. The Soviet Union strikes first, Europe has a screen and an answer. */
export const crisis: Lesson = {
  id: 'crisis',
  power: 'europe',
  seed: 'crisis',
  position: {
    cycle: 6,
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr', 'europe'],
    traders: [],
    nuked: [
      'greenland',
      'iraq',
      'iran',
      'sahara',
      'india',
      'pakistan',
      'burma',
      'japan',
      'indonesia',
      'middle-east',
      'central-america',
    ],
    powers: {
      europe: {
        cash: 4000,
        nukes: 2,
        lStars: 3,
        cards: 'home',
        units: { 'british-isles': 1, 'eastern-europe': 2, iberia: 1, scandinavia: 1, 'western-europe': 3 },
      },
      ussr: { cash: 4000, nukes: 2, lStars: 1, cards: 'home', units: { russia: 2, kazakh: 1, romania: 4, kola: 1 } },
    },
  },
  script: [{ power: 'ussr', asked: 'attack', command: { type: 'launch', targets: { 'western-europe': 2 } } }],
  steps: [
    {
      id: 'crisis-look',
      holds: (seen) => clouds(seen) === 11 && flyingTo(seen, 'western-europe') === 2,
      zones: ['western-europe'],
    },
    {
      id: 'crisis-shoot',
      holds: (seen) => seatOf(seen, ME)?.lStars === 3 && flyingTo(seen, 'western-europe') === 2,
      asked: 'shoot',
      wants: { type: 'shoot', at: 'western-europe' },
      done: { kind: 'l-star-fired', own: true },
      past: { kind: 'counterattacks-due' },
    },
    {
      id: 'crisis-shoot-again',
      holds: (seen) => flyingTo(seen, 'western-europe') === 1,
      needs: ['crisis-shoot'],
      asked: 'shoot',
      wants: { type: 'shoot', at: 'western-europe' },
      done: { kind: 'counterattacks-due', unless: { kind: 'fire-held', own: true } },
      past: { kind: 'fire-held', own: true },
    },
    {
      id: 'crisis-clouds',
      zones: ['western-europe', 'romania'],
      needs: ['crisis-shoot', 'crisis-shoot-again'],
      holds: (seen) => clouds(seen) === 11,
    },
    {
      id: 'crisis-answer',
      // With Western Europe gone, one more would be the thirteenth.
      needs: ['crisis-shoot', 'crisis-shoot-again'],
      asked: 'counterattack',
      holds: (seen) =>
        clouds(seen) === 11 &&
        seatOf(seen, ME)?.nukes === 2 &&
        unitsIn(seen, 'ussr', 'romania') === 4 &&
        seatOf(seen, 'ussr')?.lStars === 1,
      wants: { type: 'launch', targets: { romania: 2 } },
      done: { kind: 'nukes-launched', own: true, like: { targets: [{ at: 'romania', nukes: 2 }] } },
      past: { kind: 'counterattack-declined', own: true },
    },
    {
      id: 'crisis-result',
      zones: ['romania'],
      needs: ['crisis-shoot', 'crisis-shoot-again', 'crisis-answer'],
      holds: (seen) => clouds(seen) === 12 && seen.view.nuked.includes('romania'),
    },
    {
      id: 'crisis-pass',
      asked: 'attack',
      wants: { type: 'pass' },
      done: { kind: 'stage-opened', stage: 5 },
    },
    { id: 'crisis-done' },
  ],
};
