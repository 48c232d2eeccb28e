import { expect, test } from 'vitest';
import type { Territory, Zone } from '../board/index.ts';
import { redact } from '../referee/redact.ts';
import { forcesIn } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { playSilently, scenario } from '../testing/index.ts';

const launch = (targets: Partial<Record<Zone, number>>) => ({ type: 'launch', targets }) as const;
const [china, usa, ussr] = [seat('china'), seat('usa'), seat('ussr')];
const attacks = { stage: 4, phase: 'attacks' } as const;

const TWELVE: readonly Territory[] = [
  'argentina',
  'brazil',
  'peru',
  'venezuela',
  'mozambique',
  'nigeria',
  'south-africa',
  'zaire',
  'iberia',
  'scandinavia',
  'greece',
  'poland',
];

test('B-STRAT-02, -03, -23 a strike on land destroys the armies and companies of every owner; the cards go back to the deck', () => {
  const table = scenario({
    ...attacks,
    powers: {
      china: { units: { tibet: 2 }, cards: { 'obo-mines': 'open', 'chin-oil': 'open' } },
      usa: { nukes: 1, cards: { 'baqa-oil': 'open' } },
      ussr: { units: { mongolia: 3 } },
    },
    bidders: ['usa'],
  });
  expect(table.state.deck).toHaveLength(62);
  const events = table.usa.does(launch({ mongolia: 1 }));
  expect(events.find(({ type }) => type === 'struck')).toMatchObject({
    zone: 'mongolia',
    lost: [{ seat: ussr, units: { army: 3 } }],
    cards: [{ seat: china, cards: ['obo-mines'] }],
  });
  expect(forcesIn(table.state.board, 'mongolia')).toEqual([]);
  expect(forcesIn(table.state.board, 'tibet')).toHaveLength(1);
  expect(table.china.has.holdings.map(({ card }) => card)).toEqual(['chin-oil']);
  expect(table.state.deck).toHaveLength(63);
  expect(events.map(({ type }) => type)).toContain('deck-shuffled');
});

test('B-STRAT-03 a secret card is destroyed too; which it was only its holder is told (Q-B-35)', () => {
  const table = scenario({
    ...attacks,
    powers: { china: {}, usa: { nukes: 2 }, ussr: { cards: { 'baqa-oil': 'secret', 'shan-mines': 'secret' } } },
    bidders: ['usa'],
  });
  table.usa.does(launch({ arabia: 1, egypt: 1 }));
  const events = table.ussr.does({ type: 'stand', champion: false, show: [] });
  const returned = events.find(({ type }) => type === 'secret-cards-destroyed');
  expect(returned).toMatchObject({ seat: ussr, resources: ['oil'], secret: { ussr: { cards: ['baqa-oil'] } } });
  if (returned === undefined) throw new Error('nothing came back');
  expect(redact(returned, china)).toMatchObject({ secret: {} });
  expect(JSON.stringify(events.map((event) => redact(event, china)))).not.toContain('baqa-oil');
  expect(table.ussr.has.holdings.map(({ card }) => card)).toEqual(['shan-mines']);
  // They stayed silent, so that they have no counterattack (Q-B-68).
  expect(events.find(({ type }) => type === 'counterattacks-due')).toMatchObject({ seats: [] });
});

test('B-STRAT-24 destroyed armies return to the unused pieces of their owner', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { units: { tibet: 7 } }, usa: { nukes: 1 } },
    bidders: ['usa'],
    options: { componentLimits: true },
  });
  const before = table.state.outside.units.army;
  table.usa.does(launch({ tibet: 1 }));
  expect(table.state.outside.units.army).toBe(before + 7);
});

test('B-STRAT-04, -05 a struck territory is out of play: no army enters it or travels through it, its port is gone', () => {
  const table = scenario({
    ...attacks,
    powers: { china: {}, usa: { nukes: 1, units: { 'midwest-usa': 2 }, grain: 9, oil: 9 } },
    bidders: ['usa'],
  });
  table.usa.does(launch({ 'western-usa': 1 }));
  expect(table.state.nuked).toEqual(['western-usa']);
  playSilently(table.game, (game) => game.state.question?.kind === 'bid');
  table.usa.does({ type: 'bid', cubes: 1 });
  table.china.does({ type: 'bid', cubes: 0 });
  expect(table.state.question?.kind).toBe('move');
  table.usa.isRefused(
    { type: 'move', to: 'western-usa', orders: [{ how: 'airlift', from: 'midwest-usa', units: { army: 1 } }] },
    'B-STRAT-05',
  );
});

test('B-STRAT-06, -25, -26 a struck light blue sea loses everything in it, keeps no cloud and is open again at once', () => {
  const table = scenario({
    ...attacks,
    powers: {
      china: { laden: [{ zone: 'black-sea', cargo: { army: 4 } }], units: { 'black-sea': 1 } },
      usa: { nukes: 1, units: { 'mediterranean-sea': 1, 'sea-of-crete': 1 } },
      ussr: { cards: { 'rovno-grains': 'open' } },
    },
    bidders: ['usa'],
  });
  const events = table.usa.does(launch({ 'black-sea': 1 }));
  // Q-B-48: the armies aboard are lost with their navy.
  expect(events.find(({ type }) => type === 'struck')).toMatchObject({
    lost: [{ seat: china, units: { army: 4, navy: 2 } }],
  });
  expect(forcesIn(table.state.board, 'black-sea')).toEqual([]);
  expect(table.state.nuked).toEqual([]);
  expect(table.ussr.has.holdings).toHaveLength(1);
  playSilently(table.game, (game) => game.state.question?.kind === 'bid');
  table.usa.does({ type: 'bid', cubes: 1 });
  table.china.does({ type: 'bid', cubes: 0 });
  table.ussr.does({ type: 'bid', cubes: 0 });
  table.usa.does({
    type: 'move',
    to: 'black-sea',
    orders: [{ how: 'sail', from: 'sea-of-crete', units: { navy: 1 } }],
  });
  expect(forcesIn(table.state.board, 'black-sea')).toMatchObject([{ seat: usa, units: { navy: 1 } }]);
});

test('B-STRAT-08 no strike destroys an L-star', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 2, units: { tibet: 1 } }, usa: { nukes: 6, lStars: 3 } },
    bidders: ['usa', 'china'],
    dice: [6, 6],
  });
  table.usa.does(launch({ manchuria: 1, mongolia: 1, nanling: 1, tibet: 1, alaska: 1 }));
  table.china.does({ type: 'stand', champion: false, show: [] });
  table.china.does({ type: 'hold-fire' });
  expect(table.state.nuked).toHaveLength(5);
  expect([table.china.has.lStars, table.usa.has.lStars]).toEqual([2, 3]);
  // A Clash does.
  table.china.does({ type: 'clash', with: 'usa' });
  expect(table.china.has.lStars + table.usa.has.lStars).toBe(3);
});

test('B-STRAT-02 everything goes: an assault force in the land goes with its defenders, and the assault with it', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { units: { tibet: 5 } }, usa: { units: { alaska: 3 }, oil: 12 }, ussr: { nukes: 1 } },
    bidders: ['usa', 'ussr'],
    dice: [1, 1, 1, 1],
  });
  table.usa.does({
    type: 'assault-by-air',
    to: 'tibet',
    against: 'china',
    orders: [{ how: 'airlift', from: 'alaska', units: { army: 3 } }],
  });
  playSilently(table.game, (_game, waiting) => waiting === ussr);
  expect(table.state.assaults).toHaveLength(1);
  table.ussr.does(launch({ tibet: 1 }));
  expect(table.state.assaults).toEqual([]);
  expect(forcesIn(table.state.board, 'tibet')).toEqual([]);
  expect(table.china.has.record.lostToNukes).toBe(1);
  expect(table.usa.has.record.lostToNukes).toBe(0);
});

test('B-RANK-06 nukes fired, land lost to nukes and land of others destroyed are on record: one star for that alone', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { units: { burma: 1 } }, usa: { cash: 9000, nukes: 4, units: { egypt: 1 } }, ussr: {} },
    bidders: ['usa'],
    options: { detenteCycle: 2 },
  });
  // A home territory, an occupied one, their own, and one that is nobody's.
  table.usa.does(launch({ tibet: 1, burma: 1, egypt: 1, sahara: 1 }));
  expect(table.usa.has.record).toEqual({ nukesFired: 4, lostToNukes: 1 });
  expect(table.china.has.record).toEqual({ nukesFired: 0, lostToNukes: 2 });
  expect(table.state.fates).toEqual({ tibet: { by: usa, how: 'destroyed' }, burma: { by: usa, how: 'destroyed' } });
  playSilently(table.game);
  expect(table.state.ended).toMatchObject({ how: 'detente', winners: [usa] });
  expect(table.state.ended?.table.find((row) => row.seat === usa)?.rank).toBe(1);
});

test('B-RANK-03 a captor who never fired a nuke and lost land to one has four stars', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { cash: 9000, units: { mongolia: 3 } }, usa: { nukes: 1 }, ussr: {} },
    bidders: ['china', 'usa'],
    options: { detenteCycle: 2 },
    dice: [1],
  });
  table.china.does({ type: 'attack', from: 'mongolia', to: 'kazakh', against: 'militia', units: { army: 2 } });
  table.china.does({ type: 'occupy', orders: [{ how: 'march', from: 'mongolia', units: { army: 1 } }] });
  playSilently(table.game, (_game, waiting) => waiting === usa);
  table.usa.does(launch({ tibet: 1 }));
  playSilently(table.game);
  expect(table.state.ended).toMatchObject({ how: 'detente', winners: [china] });
  expect(table.state.ended?.table.find((row) => row.seat === china)?.rank).toBe(4);
});

test('B-STRAT-30 a home territory in the hands of another is not lost a second time when a nuke strikes it', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { nukes: 1 }, usa: { nukes: 1, units: { india: 2, tibet: 1 } }, ussr: {} },
    nuked: ['manchuria', 'mongolia'],
    bidders: ['usa'],
  });
  table.usa.does(launch({ nanling: 1 }));
  expect(table.state.lastLost).toEqual({ china: 'nanling' });
  table.china.does(launch({ tibet: 1 }));
  expect(table.state.lastLost).toEqual({ china: 'nanling' });
});

test('B-WIN-14 with several strikes and the roulette due, the firing player chooses their order', () => {
  const table = scenario({
    ...attacks,
    powers: { china: {}, usa: { nukes: 3 } },
    nuked: TWELVE.slice(1),
    bidders: ['usa'],
    dice: [5, 4],
  });
  table.usa.does(launch({ tibet: 1, egypt: 1, india: 1 }));
  expect(table.state.question).toMatchObject({ kind: 'strike-order', waiting: [usa] });
  table.usa.isRefused({ type: 'order-strikes', zones: ['india', 'tibet'] }, 'Q-B-76');
  table.usa.isRefused({ type: 'order-strikes', zones: ['india', 'tibet', 'india'] }, 'Q-B-76');
  const events = table.usa.does({ type: 'order-strikes', zones: ['india', 'egypt', 'tibet'] });
  expect(events.flatMap((event) => (event.type === 'struck' ? [event.zone] : []))).toEqual(['india', 'egypt', 'tibet']);
  // India was the 12th, Egypt the 13th, Tibet the 14th.
  expect(events.flatMap((event) => (event.type === 'roulette-rolled' ? [event.destroyed] : []))).toEqual([13, 14]);
  expect(table.state.ended).toBeUndefined();
});

test('B-STRAT-23 while no roulette is due nobody is asked for an order: strikes fall in board order', () => {
  const table = scenario({
    ...attacks,
    powers: { china: {}, usa: { nukes: 2 } },
    nuked: TWELVE.slice(2),
    bidders: ['usa'],
  });
  const events = table.usa.does(launch({ india: 1, egypt: 1 }));
  expect(events.flatMap((event) => (event.type === 'struck' ? [event.zone] : []))).toEqual(['egypt', 'india']);
  expect(events.some((event) => event.type === 'roulette-rolled')).toBe(false);
});

test('Q-B-93 land is its occupant’s though an assault of theirs stands elsewhere', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { grain: 9, oil: 9, minerals: 9, units: { buryatsk: 2, india: 1 } },
      china: { nukes: 1, units: { japan: 5 } },
    },
    bidders: ['ussr', 'china'],
  });
  table.ussr.does({
    type: 'assault-by-air',
    to: 'japan',
    against: 'china',
    orders: [{ how: 'airlift', from: 'buryatsk', units: { army: 2 } }],
  });
  playSilently(table.game, () => table.state.question?.kind === 'counterattack');
  expect(table.state.assaults).toMatchObject([{ seat: ussr, zone: 'japan' }]);
  const events = table.china.does(launch({ india: 1 }));
  expect(events.find(({ type }) => type === 'struck')).toMatchObject({ zone: 'india', owner: ussr });
  expect(table.ussr.has.record.lostToNukes).toBe(1);
});
