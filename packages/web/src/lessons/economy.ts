import { cash, goods, price, seatOf, sets, unitsIn } from './facts.ts';
import type { Lesson, Seen } from './lesson.ts';

const ME = 'europe';
/** What oil costs after many sales. */
const CHEAP = 100;

const soldBy = ({ log }: Seen, own: boolean) =>
  log.findLast(({ kind, actor }) => kind === 'sold' && (actor === ME) === own)?.event;

/** The others sold the same after the pupil, for less than half as much a unit. */
function wentFirst(seen: Seen): boolean {
  const [mine, theirs] = [soldBy(seen, true), soldBy(seen, false)];
  return (
    mine?.type === 'sold' &&
    theirs?.type === 'sold' &&
    mine.resource === 'oil' &&
    theirs.resource === 'oil' &&
    mine.proceeds / mine.units > (2 * theirs.proceeds) / theirs.units
  );
}

/** Where nothing has been begun that must be finished first. */
const maySendPass = ({ asked }: Seen): boolean =>
  asked === undefined || ['build', 'build-weapons', 'research'].includes(asked.kind);

/** A cycle without war: pay, produce, sell dear, arm, buy cheap. */
export const economy: Lesson = {
  id: 'economy',
  power: 'europe',
  seed: 'economy',
  position: {
    cycle: 2,
    stage: 1,
    traders: [],
    // Nobody fights or moves, so that money is the only subject.
    options: { stages: '367' },
    powers: {
      europe: {
        cash: 1500,
        grain: 3,
        oil: 4,
        minerals: 3,
        cards: 'home',
        units: { 'british-isles': 1, 'eastern-europe': 1, iberia: 1, scandinavia: 1, 'western-europe': 1 },
      },
      ussr: { cash: 3000, oil: 6, cards: 'home', units: { russia: 1, kazakh: 1, kola: 1 } },
      china: { cash: 3000, cards: 'home', units: { manchuria: 1, mongolia: 1, shantung: 1 } },
    },
  },
  script: [
    { power: 'ussr', asked: 'bid', stage: 3, command: { type: 'bid', cubes: 1 } },
    { power: 'ussr', asked: 'sell', command: { type: 'sell', resource: 'oil', units: 4 } },
  ],
  steps: [
    { id: 'economy-aim', zones: ['british-isles', 'eastern-europe', 'iberia', 'scandinavia', 'western-europe'] },
    {
      id: 'economy-pay',
      asked: 'salaries',
      wants: { type: 'pay-salaries', pay: 'all' },
      done: { kind: 'salaries-paid', own: true, like: { unpaid: [], dismissed: [] } },
    },
    { id: 'economy-transfer', looks: 'supply', needs: ['economy-pay'] },
    {
      id: 'economy-bid',
      asked: 'bid',
      wants: { type: 'bid', cubes: 1 },
      done: { kind: 'bids-revealed', stage: 3, bid: true },
      past: { kind: 'bids-revealed', stage: 3 },
    },
    {
      id: 'economy-sell',
      holds: (seen) =>
        goods(seen, ME, 'oil') === 9 &&
        sets(seen, ME) > 0 &&
        seen.view.sequence[0] === ME &&
        seen.log.every(({ kind }) => kind !== 'sold'),
      needs: ['economy-bid'],
      asked: 'sell',
      wants: { type: 'sell', resource: 'oil', units: 8 },
      done: { kind: 'sold', own: true, like: { resource: 'oil', units: 8 } },
      past: { kind: 'stage-opened', stage: 6 },
    },
    { id: 'economy-price', looks: 'market', needs: ['economy-bid', 'economy-sell'], holds: wentFirst },
    {
      id: 'economy-pass',
      holds: (seen) => sets(seen, ME) > 0,
      needs: ['economy-bid'],
      asked: 'sell',
      wants: { type: 'pass' },
      done: { kind: 'stage-opened', stage: 6 },
      past: { kind: 'sold', own: true, times: 2 },
    },
    {
      id: 'economy-bid-build',
      holds: (seen) => (seatOf(seen, ME)?.cubes ?? 0) > 0 && sets(seen, ME) > 0 && cash(seen, ME) >= 300,
      asked: 'bid',
      wants: { type: 'bid', cubes: 1 },
      done: { kind: 'bids-revealed', stage: 6, bid: true },
      past: { kind: 'bids-revealed', stage: 6 },
    },
    {
      id: 'economy-build',
      holds: (seen) => sets(seen, ME) > 0 && cash(seen, ME) >= 300,
      needs: ['economy-sell', 'economy-bid-build'],
      asked: 'build',
      wants: { type: 'build', kind: 'army', zone: 'eastern-europe', number: 3 },
      done: { kind: 'units-built', own: true, like: { kind: 'army', zone: 'eastern-europe', number: 3 } },
      past: { kind: 'stage-opened', stage: 7 },
    },
    {
      id: 'economy-end-build',
      holds: (seen) => unitsIn(seen, ME, 'eastern-europe') === 4 && maySendPass(seen),
      needs: ['economy-sell', 'economy-bid-build', 'economy-build'],
      wants: { type: 'pass' },
      done: { kind: 'stage-opened', stage: 7 },
      past: { kind: 'units-built', own: true, times: 2 },
    },
    {
      id: 'economy-bid-buy',
      holds: (seen) => seatOf(seen, ME)?.cubes === 1 && price(seen, 'oil') <= CHEAP,
      needs: ['economy-bid', 'economy-sell'],
      asked: 'bid',
      wants: { type: 'bid', cubes: 1 },
      done: { kind: 'bids-revealed', stage: 7, bid: true },
      past: { kind: 'bids-revealed', stage: 7 },
    },
    {
      id: 'economy-buy',
      holds: (seen) =>
        goods(seen, ME, 'oil') <= 2 && price(seen, 'oil') <= CHEAP && cash(seen, ME) >= 10 * price(seen, 'oil'),
      needs: ['economy-bid', 'economy-sell', 'economy-bid-buy'],
      asked: 'buy',
      wants: { type: 'buy', resource: 'oil', units: 10 },
      done: { kind: 'bought', own: true, like: { resource: 'oil', units: 10 } },
      past: { kind: 'cycle-began' },
    },
    {
      id: 'economy-done',
      looks: 'supply',
      holds: (seen) => unitsIn(seen, ME, 'eastern-europe') === 4 && goods(seen, ME, 'oil') > 9,
    },
  ],
};
