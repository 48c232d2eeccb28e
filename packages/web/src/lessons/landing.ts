import type { Lesson } from './lesson.ts';

/** One navy with four armies off a coast that two armies hold. */
export const landing: Lesson = {
  id: 'landing',
  power: 'usa',
  seed: 'landing',
  position: {
    cycle: 3,
    stage: 4,
    phase: 'attacks',
    bidders: ['usa'],
    traders: [],
    powers: {
      usa: {
        grain: 4,
        oil: 4,
        minerals: 4,
        cards: 'home',
        units: { 'eastern-usa': 2, 'midwest-usa': 1, 'western-usa': 1, alaska: 1 },
        laden: [{ zone: 'gulf-of-guinea', cargo: { army: 4 } }],
      },
      africa: {
        grain: 2,
        oil: 2,
        minerals: 2,
        cards: 'home',
        units: { nigeria: 2, zaire: 1, mozambique: 1, 'south-africa': 1 },
      },
    },
  },
  script: [],
  steps: [
    { id: 'landing-look', zones: ['gulf-of-guinea', 'nigeria'] },
    {
      id: 'landing-declare',
      asked: 'attack',
      wants: {
        type: 'assault-by-sea',
        to: 'nigeria',
        sea: 'gulf-of-guinea',
        against: 'africa',
        orders: [
          { how: 'convoy', from: 'gulf-of-guinea', carrier: 'navy', number: 1, cargo: { army: 4 } },
          { how: 'ashore', on: 'nigeria', units: { army: 4 } },
        ],
      },
      done: { kind: 'attack-declared', own: true, like: { target: 'nigeria', units: { army: 4 } } },
      past: { kind: 'stage-opened', stage: 5 },
    },
    { id: 'landing-dice', zones: ['nigeria'], needs: ['landing-declare'] },
    {
      id: 'landing-stay',
      needs: ['landing-declare'],
      asked: 'reinforce',
      wants: { type: 'end-reinforcing' },
      done: { kind: 'counterattack-declined' },
      past: { kind: 'stage-opened', stage: 5 },
    },
    { id: 'landing-spoils', zones: ['nigeria'], needs: ['landing-declare', 'landing-stay'] },
    {
      id: 'landing-pass',
      asked: 'attack',
      wants: { type: 'pass' },
      done: { kind: 'stage-opened', stage: 5 },
    },
    { id: 'landing-done' },
  ],
};
