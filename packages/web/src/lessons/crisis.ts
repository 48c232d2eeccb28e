import type { Lesson } from './lesson.ts';

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
    { id: 'crisis-look', zones: ['western-europe'] },
    {
      id: 'crisis-shoot',
      asked: 'shoot',
      wants: { type: 'shoot', at: 'western-europe' },
      done: { kind: 'l-star-fired', own: true },
      past: { kind: 'counterattacks-due' },
    },
    {
      id: 'crisis-shoot-again',
      needs: ['crisis-shoot'],
      asked: 'shoot',
      wants: { type: 'shoot', at: 'western-europe' },
      done: { kind: 'l-star-fired', own: true, times: 2 },
      past: { kind: 'counterattacks-due' },
    },
    { id: 'crisis-clouds', zones: ['western-europe', 'romania'], needs: ['crisis-shoot', 'crisis-shoot-again'] },
    {
      id: 'crisis-answer',
      // With Western Europe gone, one more would be the thirteenth.
      needs: ['crisis-shoot', 'crisis-shoot-again'],
      asked: 'counterattack',
      wants: { type: 'launch', targets: { romania: 2 } },
      done: { kind: 'nukes-launched', own: true, like: { targets: [{ at: 'romania', nukes: 2 }] } },
      past: { kind: 'counterattack-declined', own: true },
    },
    { id: 'crisis-result', zones: ['romania'], needs: ['crisis-shoot', 'crisis-shoot-again', 'crisis-answer'] },
    {
      id: 'crisis-pass',
      asked: 'attack',
      wants: { type: 'pass' },
      done: { kind: 'stage-opened', stage: 5 },
    },
    { id: 'crisis-done' },
  ],
};
