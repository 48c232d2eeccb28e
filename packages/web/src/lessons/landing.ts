import { aboardIn, seatOf, sets, unitsIn } from './facts.ts';
import type { Lesson, Seen } from './lesson.ts';

const ME = 'usa';

const lies = (seen: Seen): boolean =>
  aboardIn(seen, ME, 'gulf-of-guinea') === 4 && unitsIn(seen, 'africa', 'nigeria') === 2;
const holdsNigeria = (seen: Seen): boolean =>
  unitsIn(seen, ME, 'nigeria') > 0 && unitsIn(seen, 'africa', 'nigeria') === 0;

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
    { id: 'landing-look', holds: lies, zones: ['gulf-of-guinea', 'nigeria'] },
    {
      id: 'landing-declare',
      holds: (seen) => lies(seen) && sets(seen, ME) > 0,
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
      holds: (seen) => holdsNigeria(seen) && unitsIn(seen, ME, 'nigeria') === 2,
      needs: ['landing-declare'],
      asked: 'reinforce',
      wants: { type: 'end-reinforcing' },
      done: { kind: 'counterattack-declined' },
      past: { kind: 'stage-opened', stage: 5 },
    },
    {
      id: 'landing-spoils',
      zones: ['nigeria'],
      needs: ['landing-declare', 'landing-stay'],
      holds: (seen) =>
        holdsNigeria(seen) &&
        seatOf(seen, ME)?.holdings.some(({ card }) => card === 'idah-oil') === true &&
        seen.log.some(({ kind, actor }) => kind === 'counterattack-declined' && actor === 'africa'),
    },
    {
      id: 'landing-pass',
      holds: (seen) => sets(seen, ME) > 0,
      asked: 'attack',
      wants: { type: 'pass' },
      done: { kind: 'stage-opened', stage: 5 },
    },
    { id: 'landing-done' },
  ],
};
