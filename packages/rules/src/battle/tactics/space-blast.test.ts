import { expect, test } from 'vitest';
import { seat } from '../../state/seat.ts';
import { scenario } from '../../testing/index.ts';

const blast = (nukes: number) => ({ type: 'space-blast', nukes }) as const;
const shoot = { type: 'shoot', at: 'space' } as const;
const no = { type: 'no-counterattack' } as const;
const [china, europe, usa, ussr] = [seat('china'), seat('europe'), seat('usa'), seat('ussr')];
const attacks = { stage: 4, phase: 'attacks' } as const;

test('B-TAC-21, -23 a single nuke that gets through destroys all L-stars of all players, the attacker’s too', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 1 }, europe: {}, usa: { nukes: 3, lStars: 4 }, ussr: { lStars: 2 } },
    bidders: ['usa', 'china', 'ussr'],
    dice: [1, 6, 6],
  });
  table.usa.does(blast(2));
  expect(table.usa.has.nukes).toBe(1);
  table.china.does(shoot);
  table.ussr.does(shoot);
  const events = table.ussr.does(shoot);
  expect(events.find(({ type }) => type === 'space-blasted')).toMatchObject({
    lost: [
      { seat: china, lStars: 1 },
      { seat: usa, lStars: 4 },
      { seat: ussr, lStars: 2 },
    ],
  });
  expect([table.china.has.lStars, table.usa.has.lStars, table.ussr.has.lStars]).toEqual([0, 0, 0]);
  expect(table.state.nuked).toEqual([]);
});

test('B-TAC-22 every player with L-stars but the attacker defends on 1 to 5, and nobody is champion', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 1 }, europe: { lStars: 1 }, usa: { nukes: 1, lStars: 1 }, ussr: {} },
    bidders: ['usa', 'europe', 'china'],
    dice: [6, 5],
  });
  const events = table.usa.does(blast(1));
  expect(events.find(({ type }) => type === 'champions-revealed')).toMatchObject({
    champions: [],
    defenders: [
      { seat: europe, at: ['space'] },
      { seat: china, at: ['space'] },
    ],
  });
  expect(table.state.question).toMatchObject({ kind: 'shoot', waiting: [europe] });
  table.europe.does(shoot);
  table.china.does(shoot);
  expect([table.china.has.lStars, table.europe.has.lStars, table.usa.has.lStars]).toEqual([1, 1, 1]);
});

test('B-TAC-22 a co-defender may hold their fire', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 1 }, usa: { nukes: 1 } },
    bidders: ['usa'],
  });
  table.usa.does(blast(1));
  table.china.does({ type: 'hold-fire' });
  expect(table.china.has.lStars).toBe(0);
});

test('B-TAC-24 everybody attacked may counterattack once, in the order they like: each may let the others go first', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 1, nukes: 1 }, usa: { nukes: 1 }, ussr: { lStars: 1, nukes: 1 } },
    bidders: ['usa', 'china', 'ussr'],
    dice: [1],
  });
  table.usa.does(blast(1));
  table.china.does(shoot);
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: [china] });
  table.china.does({ type: 'counterattack-later' });
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: [ussr] });
  table.ussr.does({ type: 'launch', targets: { alaska: 1 } });
  table.china.does({ type: 'stand', champion: false, show: [] });
  expect(table.state.nuked).toEqual(['alaska']);
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: [china] });
  table.china.isRefused({ type: 'counterattack-later' }, 'Q-B-54');
  table.china.does(no);
});

test('B-TAC-21 without an L-star in space there is nothing to aim at; the attacker’s own are enough (Q-B-74)', () => {
  const empty = scenario({ ...attacks, powers: { china: {}, usa: { nukes: 1 } }, bidders: ['usa'] });
  expect(empty.usa.may()).not.toContain('space-blast');
  empty.usa.isRefused(blast(1), 'B-TAC-21');
  const own = scenario({ ...attacks, powers: { china: {}, usa: { nukes: 2, lStars: 1 } }, bidders: ['usa'] });
  own.usa.isRefused(blast(3), 'B-STRAT-14');
  own.usa.does(blast(1));
  expect(own.usa.has).toMatchObject({ lStars: 0, nukes: 1 });
});
