// The quick look at where units can come to says yes where some order leads there, and no where none does.
import { expect, test } from 'vitest';
import { ZONES, type Zone } from '../board/index.ts';
import { Play } from '../referee/play.ts';
import { refuse } from '../referee/refusal.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, type Sketch, scenario } from '../testing/index.ts';
import { MoveDraft } from './draft.ts';
import { mayGoOn, nextOrders } from './next-orders.ts';
import { nearestObstacle, obstacleTo } from './obstacle.ts';
import { reachOf } from './reach.ts';
import { freeTerms, type MoveTerms } from './terms.ts';

const usa = seat('usa');
const ALL = { apc: true, merchantMarine: true } as const;

function position(sketch: PowerSketch, rest: Partial<Sketch> = {}): Play {
  const powers = { ussr: { units: { iran: 1 } }, ...rest.powers, usa: sketch };
  return new Play(scenario({ stage: 5, phase: 'moves', bidders: ['usa'], ...rest, powers }).game);
}

const SETS: Partial<Sketch> = { options: ALL };

const POSITIONS: readonly [string, PowerSketch, Partial<Sketch>?][] = [
  ['nothing at all', {}],
  ['armies with a grain', { units: { alaska: 1, brazil: 2 }, grain: 1, oil: 0 }],
  ['armies with two oil', { units: { alaska: 1 }, grain: 0, oil: 2 }],
  ['armies with one oil', { units: { alaska: 1 }, grain: 0, oil: 1 }],
  ['armies everywhere near', { units: { alaska: 1, 'western-canada': 1 }, grain: 2, oil: 0 }],
  ['a navy with an oil', { units: { 'gulf-of-panama': 1 }, grain: 9, oil: 1 }],
  ['a navy with two oil and an army at its port', { units: { 'gulf-of-panama': 1, venezuela: 1 }, grain: 0, oil: 2 }],
  [
    'a navy with an oil and an army on its beach',
    { units: { 'santa-barbara-passage': 1, 'central-america': 1 }, grain: 0, oil: 1 },
  ],
  ['a laden navy without oil', { laden: [{ zone: 'gulf-of-panama', cargo: { army: 2 } }], grain: 0, oil: 0 }],
  ['a laden navy in a dark sea', { laden: [{ zone: 'mid-pacific', cargo: { army: 2 } }], grain: 0, oil: 0 }],
  [
    'a laden navy in a dark sea with an oil',
    { laden: [{ zone: 'mid-pacific', cargo: { army: 2 } }], grain: 0, oil: 1 },
  ],
  ['an APC with an oil', { units: { alaska: { apc: 1 } }, grain: 9, oil: 1 }, SETS],
  ['an APC with two oil', { units: { alaska: { apc: 1 } }, grain: 0, oil: 2 }, SETS],
  ['an APC with four oil', { units: { alaska: { apc: 1 } }, grain: 0, oil: 4 }, SETS],
  ['an APC and an army with an oil', { units: { alaska: { apc: 1, army: 1 } }, grain: 0, oil: 1 }, SETS],
  [
    'a full APC with three oil',
    { laden: [{ zone: 'alaska', carrier: 'apc', cargo: { army: 3 } }], grain: 0, oil: 3 },
    SETS,
  ],
  [
    'a full APC with nine oil',
    { laden: [{ zone: 'alaska', carrier: 'apc', cargo: { army: 3 } }], grain: 0, oil: 9 },
    SETS,
  ],
  [
    'a full APC with ten oil',
    { laden: [{ zone: 'alaska', carrier: 'apc', cargo: { army: 3 } }], grain: 0, oil: 10 },
    SETS,
  ],
  [
    'two APCs, one full, with five oil',
    {
      units: { alaska: { apc: 1 } },
      laden: [{ zone: 'alaska', carrier: 'apc', cargo: { army: 3 } }],
      grain: 0,
      oil: 5,
    },
    SETS,
  ],
  ['ships alone', { units: { 'tokyo-bay': { ship: 2 }, japan: 1 }, grain: 0, oil: 3 }, SETS],
  [
    'a ship with troops',
    { laden: [{ zone: 'tokyo-bay', carrier: 'ship', cargo: { army: 1 } }], grain: 0, oil: 1 },
    SETS,
  ],
  [
    'a ship with troops without oil',
    { laden: [{ zone: 'sea-of-japan', carrier: 'ship', cargo: { army: 1 } }], grain: 0, oil: 0 },
    SETS,
  ],
  ['an APC aboard a navy', { laden: [{ zone: 'barkley-sound', cargo: { apc: 1, army: 1 } }], grain: 0, oil: 0 }, SETS],
  [
    'others in the way, and a cloud',
    { units: { 'western-usa': 1, 'gulf-of-panama': 1 }, grain: 4, oil: 1 },
    {
      powers: { ussr: { units: { 'central-america': 1, 'caribbean-sea': 1, 'mid-atlantic': 1 } } },
      nuked: ['midwest-usa'],
    },
  ],
];

/** Terms as a move of Stage 5 has them, and narrower ones. */
const TERMS: readonly [string, (terms: MoveTerms) => MoveTerms][] = [
  ['freely', (terms) => terms],
  ['on a budget', (terms) => ({ ...terms, budget: { grain: 1, oil: 1 } })],
  ['over land alone', (terms) => ({ ...terms, ways: ['march'] })],
  ['by air and landing', (terms) => ({ ...terms, ways: ['airlift', 'land'] })],
  ['one step', (terms) => ({ ...terms, steps: 1 })],
  [
    'from one sea or land',
    (terms) => ({
      ...terms,
      from: (zone: Zone) =>
        zone === 'alaska' || zone === 'gulf-of-panama'
          ? undefined
          : refuse('elsewhere', 'B-TAC-44', { zone: 'alaska' }),
    }),
  ],
  ['to occupy', (terms) => ({ ...terms, occasion: 'occupation' })],
];

test.each(POSITIONS)('B-MOVE-02, -03 what units can reach: %s', (_title, sketch, rest) => {
  for (const [name, narrow] of TERMS) {
    const play = position(sketch, rest);
    const reach = reachOf(play, usa);
    const wrong: string[] = [];
    for (const zone of ZONES) {
      const terms = narrow(freeTerms(play, usa, zone));
      if (terms.enter(zone) !== undefined) continue;
      const leads = nextOrders(new MoveDraft(play, usa, terms)).length > 0;
      if (reach(terms) !== leads || mayGoOn(new MoveDraft(play, usa, terms)) !== leads)
        wrong.push(`${zone} ${String(leads)}`);
    }
    expect([name, wrong]).toEqual([name, []]);
  }
});

// --- what keeps units away ---

const OBSTACLES: readonly [string, PowerSketch, Zone, object, Partial<Sketch>?][] = [
  ['nobody', {}, 'alaska', { message: 'out-of-reach:move', figures: { unit: 'army', zone: 'alaska' } }],
  ['nobody afloat', { units: { alaska: 1 } }, 'red-sea', { message: 'out-of-reach:move', figures: { unit: 'navy' } }],
  [
    'too dear, by as little as can be',
    { units: { alaska: 1, 'western-canada': 1 }, grain: 1, oil: 0 },
    'eastern-usa',
    { message: 'too-dear:move', figures: { grain: 2, oil: 0 } },
  ],
  [
    'a flight that lacks one oil',
    { units: { alaska: 1 }, grain: 0, oil: 1 },
    'japan',
    { message: 'too-dear:move', figures: { grain: 0, oil: 2 } },
  ],
  [
    'a march that lacks less than a flight',
    { units: { alaska: 1 }, grain: 0, oil: 0 },
    'western-canada',
    { message: 'too-dear:move', figures: { grain: 1, oil: 0 } },
  ],
  [
    'a neighbor who does not let them pass',
    { units: { 'western-usa': 1 }, grain: 9, oil: 0 },
    'venezuela',
    { message: 'not-let-through:land' },
    { powers: { ussr: { units: { 'central-america': 1 } } } },
  ],
  [
    'one who does not, and no grain for the way',
    { units: { 'western-usa': 1 }, grain: 1, oil: 0 },
    'venezuela',
    { message: 'too-dear:move', figures: { oil: 2 } },
    { powers: { ussr: { units: { 'central-america': 1 } } } },
  ],
  [
    'a navy that lacks an oil',
    { units: { 'gulf-of-panama': 1 }, grain: 9, oil: 1 },
    'long-island-sound',
    { message: 'too-dear:move', figures: { oil: 2 } },
  ],
  [
    'a laden navy',
    { laden: [{ zone: 'gulf-of-panama', cargo: { army: 1 } }], grain: 0, oil: 0 },
    'caribbean-sea',
    { message: 'too-dear:move', figures: { oil: 1 } },
  ],
  [
    'an APC',
    { units: { alaska: { apc: 1 } }, grain: 9, oil: 1 },
    'western-canada',
    { message: 'too-dear:move', figures: { oil: 2 } },
    SETS,
  ],
  [
    'troops at sea that have no beach',
    { laden: [{ zone: 'mid-pacific', cargo: { army: 1 } }], grain: 0, oil: 0 },
    'japan',
    { message: 'out-of-reach:move' },
  ],
];

test.each(OBSTACLES)('B-MOVE-02 what bars a way is told: %s', (_title, sketch, zone, told, rest) => {
  const play = position(sketch, rest);
  expect(obstacleTo(play, usa, freeTerms(play, usa, zone))).toMatchObject(told);
});

test('B-MOVE-02, Q-B-64 of several final zones the obstacle that is nearest to being overcome counts', () => {
  const play = position({ units: { alaska: 1 }, grain: 1, oil: 0 });
  const near = freeTerms(play, usa, 'midwest-usa');
  const far = freeTerms(play, usa, 'eastern-usa');
  expect(nearestObstacle(play, usa, [near], far).figures).toMatchObject({ grain: 2 });
  expect(nearestObstacle(play, usa, [far], near).figures).toMatchObject({ grain: 2 });
  expect(obstacleTo(play, usa, far).figures).toMatchObject({ grain: 3, oil: 0 });
  expect(obstacleTo(play, usa, { ...near, steps: 1, ways: ['march'] })).toMatchObject({ message: 'too-far' });
  expect(obstacleTo(play, usa, { ...near, ways: ['sail'] })).toMatchObject({ message: 'not-this-way' });
  expect(obstacleTo(play, usa, { ...freeTerms(play, usa, 'barkley-sound'), mustLand: 'alaska' })).toMatchObject({
    message: 'out-of-reach:land',
    figures: { zone: 'alaska', unit: 'navy' },
  });
});

test('B-MOVE-02 the same look answers for one budget after the other, whether grain or oil differs', () => {
  const play = position({ units: { alaska: 1 }, grain: 9, oil: 9 });
  const reach = reachOf(play, usa);
  const flies = (budget: { readonly grain: number; readonly oil: number }) =>
    reach({ ...freeTerms(play, usa, 'india'), budget });
  expect([0, 2, 1, 2, 0].map((oil) => flies({ grain: 1, oil }))).toEqual([false, true, false, true, false]);
  const walks = (grain: number) => reach({ ...freeTerms(play, usa, 'western-canada'), budget: { grain, oil: 0 } });
  expect([0, 1, 0].map(walks)).toEqual([false, true, false]);
});

test('B-MOVE-02, A-MOV-04 supplies that are missing are told before a way that is closed to other units for now', () => {
  const play = position({ units: { alaska: { army: 1, apc: 1 } }, grain: 0, oil: 0 }, { options: { apc: true } });
  const terms = { ...freeTerms(play, usa, 'western-canada'), occasion: 'occupation' } as const;
  expect(obstacleTo(play, usa, terms).code).toBe('too-dear');
});
