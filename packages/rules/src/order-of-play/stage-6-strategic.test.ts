import { expect, test } from 'vitest';
import { options } from '../referee/options.ts';
import { seat } from '../state/seat.ts';
import { playSilently, scenario } from '../testing/index.ts';

const open = { stage: 6, phase: 'strategic-builds' } as const;
const both = { nuke: true, lStar: true } as const;
const build = (nukes: number, lStars: number) => ({ type: 'build-weapons', nukes, lStars }) as const;

test('B-BUILD-18, B-FLOW-11, Q-B-14 in cycle 1 nobody builds nukes or L-stars, and in cycle 2 they may', () => {
  const powers = { usa: { researched: both }, ussr: {} };
  const first = scenario({ ...open, cycle: 1, powers, bidders: ['usa'] });
  first.usa.isRefused(build(1, 0), 'B-BUILD-20');
  expect(first.state.question?.kind).not.toBe('build-weapons');
  const second = scenario({ ...open, cycle: 2, powers, bidders: ['usa'] });
  second.usa.does(build(1, 0));
  expect(second.usa.has.nukes).toBe(1);
});

test('B-BUILD-19, Q-B-86 only players who have researched a weapon build it; having bought one is not enough', () => {
  const table = scenario({
    ...open,
    powers: { china: { nukes: 3, lStars: 2 }, usa: { researched: { nuke: true } }, ussr: {} },
    bidders: ['china', 'usa'],
  });
  expect(table.state.question).toMatchObject({ kind: 'build-weapons', waiting: ['usa'] });
  table.usa.isRefused(build(1, 1), 'B-BUILD-19');
  table.usa.does(build(1, 0));
  expect(table.usa.has.nukes).toBe(1);
});

test('B-BUILD-02, -20, -21, -22, -23 three nukes take three minerals and $1,500M and raise the meter by three', () => {
  const table = scenario({
    ...open,
    powers: { usa: { cash: 2000, minerals: 4, nukes: 2, researched: both }, ussr: {} },
    bidders: ['usa'],
  });
  table.usa.does(build(3, 0));
  expect(table.usa.has).toMatchObject({ cash: 500, nukes: 5, lStars: 0, supplies: { grain: 3, oil: 3, minerals: 1 } });
});

test('B-BUILD-25, -26, -27 two L-stars take four minerals and $2,000M and raise the meter by two', () => {
  const table = scenario({
    ...open,
    powers: { usa: { cash: 2000, minerals: 5, lStars: 1, researched: both }, ussr: {} },
    bidders: ['usa'],
  });
  table.usa.does(build(0, 2));
  expect(table.usa.has).toMatchObject({ cash: 0, nukes: 0, lStars: 3, supplies: { minerals: 1 } });
});

test('B-BUILD-22, -26 minerals and money bound what is built, both kinds together', () => {
  const table = scenario({
    ...open,
    powers: { usa: { cash: 2000, minerals: 3, researched: both }, ussr: {} },
    bidders: ['usa'],
  });
  expect(table.usa.isRefused(build(4, 0), 'B-BUILD-22').figures).toMatchObject({ number: 3, minerals: 3, cash: 2000 });
  expect(table.usa.isRefused(build(2, 1), 'B-BUILD-26').figures).toMatchObject({ number: 0 });
  table.usa.isRefused(build(0, 0), 'B-BUILD-20');
  const [offer] = options(table.game, seat('usa'), { type: 'build-weapons', nukes: 1 });
  expect(offer?.next?.domain).toEqual({ kind: 'range', min: 0, max: 1 });
  table.usa.does(build(1, 1));
  expect(table.usa.has).toMatchObject({ cash: 500, nukes: 1, lStars: 1, supplies: { minerals: 0 } });
});

test('B-BUILD-24, -28, Q-B-04, X-27 a supply center stores twelve of each, and each captured one twelve more', () => {
  const stock = { cash: 9000, minerals: 12, nukes: 11, lStars: 12, researched: both } as const;
  const table = scenario({ ...open, powers: { usa: stock, ussr: {} }, bidders: ['usa'] });
  expect(table.usa.isRefused(build(2, 0), 'B-BUILD-24').figures).toMatchObject({ number: 1 });
  expect(table.usa.isRefused(build(1, 1), 'B-BUILD-28').figures).toMatchObject({ number: 0 });
  table.usa.does(build(1, 0));
  expect(table.usa.has.nukes).toBe(12);
  const captor = scenario({ ...open, powers: { usa: { ...stock, centers: 2 }, ussr: {} }, bidders: ['usa'] });
  captor.usa.does(build(4, 4));
  expect(captor.usa.has).toMatchObject({ nukes: 15, lStars: 16 });
});

test('B-BUILD-22 a player who has minerals and knowledge is asked, whatever their cash', () => {
  const table = scenario({
    ...open,
    powers: { china: { minerals: 0, researched: both }, usa: { cash: 499, researched: both }, ussr: {} },
    bidders: ['china', 'usa', 'ussr'],
  });
  expect(table.state.question).toMatchObject({ kind: 'build-weapons', waiting: ['usa'] });
  expect(table.usa.isRefused(build(1, 0), 'B-BUILD-22').figures).toMatchObject({ needed: 500, cash: 499 });
  table.usa.does({ type: 'borrow', billions: 1 });
  table.usa.does(build(1, 0));
  expect(table.usa.has.cash).toBe(999);
});

test('X-38 nobody builds weapons by default', () => {
  const table = scenario({ ...open, powers: { usa: { researched: both }, ussr: {} }, bidders: ['usa'] });
  playSilently(table.game, (game) => game.state.question?.kind !== 'build-weapons');
  expect(table.usa.has.nukes).toBe(0);
});

test('money limits how many weapons can be built, and nukes are paid for first', () => {
  const { game } = scenario({
    stage: 6,
    phase: 'strategic-builds',
    bidders: ['usa'],
    powers: { usa: { cash: 2600, minerals: 12, researched: { nuke: true, lStar: true } }, ussr: {} },
  });
  const most = (draft: object) => {
    const [offer] = options(game, seat('usa'), { type: 'build-weapons', ...draft });
    return offer?.next?.domain;
  };
  expect(most({})).toMatchObject({ kind: 'range', max: 5 });
  expect(most({ nukes: 1 })).toMatchObject({ kind: 'range', max: 2 });
  expect(most({ nukes: 4 })).toMatchObject({ kind: 'range', max: 0 });
});
