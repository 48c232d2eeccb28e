import { expect, test } from 'vitest';
import { fact } from '../board/index.ts';
import { options } from '../referee/options.ts';
import { perform } from '../referee/perform.ts';
import { Play } from '../referee/play.ts';
import { unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { playSilently, scenario, Table } from '../testing/index.ts';
import { setsFor } from './stage-6-build.ts';

const open = { stage: 6, phase: 'conventional-builds' } as const;
const pass = { type: 'pass' } as const;
const armies = (zone: 'eastern-usa' | 'iraq' | 'alaska', number: number) =>
  ({ type: 'build', kind: 'army', zone, number }) as const;
const usa = seat('usa');
const ussr = seat('ussr');

test('B-BUILD-01, B-FLOW-09, Q-B-21 builds open after bid and sequence, phase by phase, one go for each bidder', () => {
  const table = scenario({
    stage: 6,
    powers: { china: {}, usa: { researched: { nuke: true } }, ussr: { researched: { nuke: true } } },
    dice: [2, 5],
  });
  table.usa.isRefused(armies('alaska', 1), 'B-BUILD-02');
  table.china.does({ type: 'bid', cubes: 0 });
  table.usa.does({ type: 'bid', cubes: 1 });
  table.ussr.does({ type: 'bid', cubes: 1 });
  expect(table.state.question).toMatchObject({ kind: 'build', waiting: ['ussr'] });
  table.china.isRefused({ type: 'build', kind: 'army', zone: 'tibet', number: 1 }, 'B-BID-06');
  table.ussr.does(pass);
  expect(table.state.question).toMatchObject({ kind: 'build', waiting: ['usa'] });
  table.usa.does(armies('alaska', 1));
  table.usa.does(pass);
  expect(table.state.question).toMatchObject({ kind: 'build-weapons', waiting: ['ussr'] });
  table.ussr.does(pass);
  table.usa.does(pass);
  expect(table.state.question).toMatchObject({ kind: 'research', waiting: ['ussr'] });
});

test('B-BUILD-02, -04, -05, -06 four armies and two navies take two sets and $600M', () => {
  const table = scenario({
    ...open,
    powers: { usa: { cash: 1000, grain: 4, oil: 3, minerals: 2 }, ussr: {} },
    bidders: ['usa', 'ussr'],
  });
  table.usa.does(armies('eastern-usa', 4));
  table.usa.does({ type: 'build', kind: 'navy', zone: 'caribbean-sea', number: 2 });
  expect(table.usa.has).toMatchObject({ cash: 400, supplies: { grain: 2, oil: 1, minerals: 0 } });
  expect(unitsAt(table.state.board, 'eastern-usa', usa, 'army')).toBe(4);
  expect(unitsAt(table.state.board, 'caribbean-sea', usa, 'navy')).toBe(2);
  expect(table.state.question?.waiting).toEqual(['ussr']);
});

test('B-BUILD-04 a set left over from one site serves the next, but not the next player and not a later go', () => {
  const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['usa', 'ussr'] });
  const [first] = table.usa.does(armies('alaska', 1));
  expect(first).toMatchObject({ type: 'units-built', sets: 1, cost: 100 });
  const [second] = table.usa.does(armies('eastern-usa', 2));
  expect(second).toMatchObject({ sets: 0, cost: 200, clauses: expect.arrayContaining(['B-BUILD-04', 'Q-B-82']) });
  table.usa.does(pass);
  const [next] = table.ussr.does({ type: 'build', kind: 'army', zone: 'russia', number: 2 });
  expect(next).toMatchObject({ sets: 1 });
});

test('B-BUILD-04, Q-B-82 the third unit of a set that is not used is lost with the go', () => {
  const table = scenario({ ...open, powers: { usa: { minerals: 1 }, ussr: {} }, bidders: ['usa', 'ussr'] });
  table.usa.does(armies('alaska', 2));
  table.usa.does(pass);
  expect(table.usa.has.supplies).toEqual({ grain: 2, oil: 2, minerals: 0 });
  table.usa.isRefused(armies('alaska', 1), 'B-BUILD-02');
});

test('B-BUILD-03, -11 twelve sets make thirty-six armies in one go and one zone', () => {
  const table = scenario({
    ...open,
    powers: { usa: { cash: 3600, grain: 12, oil: 12, minerals: 12 }, ussr: {} },
    bidders: ['usa'],
  });
  table.usa.does(armies('alaska', 36));
  expect(unitsAt(table.state.board, 'alaska', usa, 'army')).toBe(36);
  expect(table.usa.has).toMatchObject({ cash: 0, supplies: { grain: 0, oil: 0, minerals: 0 } });
});

test('B-BUILD-04, -05, -06 supplies and cash bound the number', () => {
  const table = scenario({ ...open, powers: { usa: { cash: 700, oil: 2 }, ussr: {} }, bidders: ['usa', 'ussr'] });
  expect(table.usa.isRefused(armies('alaska', 7), 'B-BUILD-04').figures).toMatchObject({ number: 6 });
  table.usa.does(armies('alaska', 2));
  table.usa.does(armies('alaska', 4));
  expect(table.usa.has).toMatchObject({ cash: 100, supplies: { oil: 0 } });

  const poor = scenario({ ...open, powers: { usa: { cash: 250 }, ussr: {} }, bidders: ['usa', 'ussr'] });
  expect(poor.usa.isRefused(armies('alaska', 3), 'B-BUILD-05').figures).toMatchObject({ number: 2 });
  poor.usa.does(armies('alaska', 2));
  poor.usa.isRefused(armies('alaska', 1), 'B-BUILD-05');
});

test('B-BUILD-05 nobody is asked to build without a set, and everybody with one, whatever their cash', () => {
  const table = scenario({
    ...open,
    powers: { china: { oil: 0 }, usa: { cash: 0 }, ussr: {} },
    bidders: ['china', 'usa', 'ussr'],
  });
  expect(table.state.question?.waiting).toEqual(['usa']);
  expect(table.usa.may()).not.toContain('build');
  table.usa.isRefused(armies('alaska', 1), 'B-BUILD-05');
  table.usa.does(pass);
  expect(table.state.question?.waiting).toEqual(['ussr']);
});

test('B-BUILD-07, -08 armies rise at home, and abroad where an army of the builder stands', () => {
  const table = scenario({
    ...open,
    powers: { usa: { units: { iraq: 1, 'arabian-sea': 1 } }, ussr: {} },
    bidders: ['usa'],
    nuked: ['alaska'],
  });
  expect(table.usa.does(armies('eastern-usa', 1))[0]?.clauses).toContain('B-BUILD-07');
  expect(table.usa.does(armies('iraq', 2))[0]?.clauses).toContain('B-BUILD-08');
  table.usa.isRefused({ type: 'build', kind: 'army', zone: 'iran', number: 1 }, 'B-BUILD-08');
  table.usa.isRefused({ type: 'build', kind: 'army', zone: 'russia', number: 1 }, 'B-BUILD-08');
  table.usa.isRefused({ type: 'build', kind: 'army', zone: 'caribbean-sea', number: 1 }, 'B-BUILD-07');
  table.usa.isRefused(armies('alaska', 1), 'B-STRAT-05');
});

test('B-BUILD-09, -10 navies rise in a light sea with a port of a home territory, or of a foreign one with an army', () => {
  const table = scenario({
    ...open,
    powers: { usa: { units: { iraq: 1, greenland: 1 } }, ussr: {} },
    bidders: ['usa'],
    nuked: ['alaska', 'western-usa'],
  });
  const navy = (zone: 'caribbean-sea' | 'arabian-sea' | 'red-sea' | 'barkley-sound' | 'north-pacific') =>
    ({ type: 'build', kind: 'navy', zone, number: 1 }) as const;
  expect(table.usa.does(navy('caribbean-sea'))[0]?.clauses).toContain('B-BUILD-09');
  expect(table.usa.does(navy('arabian-sea'))[0]?.clauses).toContain('B-BUILD-10');
  table.usa.isRefused(navy('red-sea'), 'B-BUILD-10');
  table.usa.isRefused(navy('barkley-sound'), 'B-BUILD-09');
  table.usa.isRefused(navy('north-pacific'), 'B-BUILD-09');
});

test('B-BUILD-12 nothing is built in a territory or sea that an opponent occupies', () => {
  const table = scenario({
    ...open,
    powers: { usa: {}, ussr: { units: { alaska: 1, 'caribbean-sea': 1 } } },
    bidders: ['usa'],
  });
  table.usa.isRefused(armies('alaska', 1), 'B-BUILD-12');
  table.usa.isRefused({ type: 'build', kind: 'navy', zone: 'caribbean-sea', number: 1 }, 'B-BUILD-12');
});

test("B-BUILD-13, -14 Europe's armies close the Baltic to the USSR, but not the Barents Sea where Scandinavia has no port", () => {
  const table = scenario({
    ...open,
    powers: { ussr: {}, europe: { units: { scandinavia: 1, 'eastern-europe': 1, 'western-europe': 1 } } },
    bidders: ['ussr'],
  });
  const refusal = table.ussr.isRefused({ type: 'build', kind: 'navy', zone: 'baltic-sea', number: 1 }, 'B-BUILD-13');
  expect(refusal.figures).toMatchObject({ opponents: ['europe'], sea: 'baltic-sea' });
  const [built] = table.ussr.does({ type: 'build', kind: 'navy', zone: 'barents-sea', number: 1 });
  expect(built?.clauses).toContain('B-BUILD-14');
});

test('Q-B-83 ports of empty enemy home lands close nothing', () => {
  const table = scenario({ ...open, powers: { ussr: {}, europe: {} }, bidders: ['ussr'] });
  table.ussr.does({ type: 'build', kind: 'navy', zone: 'baltic-sea', number: 1 });
  expect(unitsAt(table.state.board, 'baltic-sea', ussr, 'navy')).toBe(1);
});

test('B-BUILD-15, Q-B-12 a navy that the builder has moved there opens a closed sea to their builds', () => {
  const table = scenario({
    ...open,
    powers: { ussr: { units: { 'baltic-sea': 1 } }, europe: { units: { scandinavia: 1 } } },
    bidders: ['ussr'],
  });
  const [built] = table.ussr.does({ type: 'build', kind: 'navy', zone: 'baltic-sea', number: 2 });
  expect(built?.clauses).toContain('B-BUILD-15');
  expect(unitsAt(table.state.board, 'baltic-sea', ussr, 'navy')).toBe(3);
});

test('B-BUILD-17, B-TAC-31 no army is built in a blockaded territory', () => {
  const table = scenario({
    ...open,
    powers: { usa: { units: { iraq: 1, arabia: 1 } }, ussr: { units: { 'arabian-sea': 1 } } },
    bidders: ['usa'],
  });
  table.usa.isRefused(armies('iraq', 1), 'B-TAC-31');
  const [built] = table.usa.does({ type: 'build', kind: 'army', zone: 'arabia', number: 1 });
  expect(built?.clauses).toContain('B-BUILD-17');
});

test('B-TAC-35, -38 under siege a player builds at home only', () => {
  const table = scenario({
    ...open,
    powers: {
      usa: { units: { iraq: 1 } },
      ussr: {
        units: {
          'barkley-sound': 1,
          'caribbean-sea': 1,
          'gulf-of-st-lawrence': 1,
          'long-island-sound': 1,
          'santa-barbara-passage': 1,
        },
      },
    },
    bidders: ['usa'],
  });
  table.usa.isRefused(armies('iraq', 1), 'B-TAC-35');
  table.usa.isRefused({ type: 'build', kind: 'navy', zone: 'arabian-sea', number: 1 }, 'B-TAC-35');
  expect(table.usa.does(armies('eastern-usa', 1))[0]?.clauses).toContain('B-TAC-38');
});

test('B-KIT-08, X-06 where the box limits, 39 armies and 12 navies are all', () => {
  expect(fact('B-KIT-08')).toEqual({ army: 42, navy: 12 });
  const sketch = {
    ...open,
    powers: {
      usa: { cash: 9000, grain: 12, oil: 12, minerals: 12, units: { alaska: 37, 'caribbean-sea': 12 } },
      ussr: {},
    },
    bidders: ['usa'],
  } as const;
  const table = scenario({ ...sketch, options: { componentLimits: true } });
  expect(table.usa.isRefused(armies('alaska', 3), 'X-06').figures).toMatchObject({ number: 2 });
  table.usa.isRefused({ type: 'build', kind: 'navy', zone: 'caribbean-sea', number: 1 }, 'B-KIT-08');
  table.usa.does(armies('alaska', 2));
  table.usa.isRefused(armies('alaska', 1), 'B-KIT-08');

  const unlimited = scenario(sketch);
  unlimited.usa.does(armies('alaska', 10));
  expect(unitsAt(unlimited.state.board, 'alaska', usa, 'army')).toBe(47);
});

test("X-06 a conquered power's pieces are added to the victor's", () => {
  const table = scenario({
    ...open,
    powers: { usa: { centers: 2, cash: 9000, units: { alaska: 80 } }, ussr: {} },
    bidders: ['usa'],
    options: { componentLimits: true },
  });
  expect(table.usa.isRefused(armies('alaska', 2), 'X-06').figures).toMatchObject({ number: 1 });
});

test('B-BUILD-04 a kind of which a set gives one takes a set of its own for each', () => {
  const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['usa'] });
  const { game } = table;
  const unit: typeof game.rulebook.unit = (kind) =>
    kind === 'navy' ? { ...game.rulebook.unit(kind), perSet: 1, price: 300 } : game.rulebook.unit(kind);
  const other = new Table({ ...game, rulebook: { ...game.rulebook, unit } });
  const play = new Play(other.game);
  expect(setsFor(play, [{ zone: 'alaska', kind: 'army', number: 4 }])).toBe(2);
  expect(
    setsFor(play, [
      { zone: 'alaska', kind: 'army', number: 4 },
      { zone: 'caribbean-sea', kind: 'navy', number: 2 },
    ]),
  ).toBe(4);
  const player = other.player('usa');
  const [built] = player.does({ type: 'build', kind: 'navy', zone: 'caribbean-sea', number: 2 });
  expect(built).toMatchObject({ sets: 2, cost: 600 });
  expect(player.isRefused(armies('alaska', 4), 'B-BUILD-04').figures).toMatchObject({ number: 3 });
});

test('what is offered to a builder is what is accepted, field by field', () => {
  const table = scenario({
    ...open,
    powers: { usa: { cash: 450, units: { iraq: 1 } }, ussr: { units: { 'eastern-canada': 1 } } },
    bidders: ['usa'],
  });
  const [kinds] = options(table.game, usa, { type: 'build' });
  expect(kinds?.next?.domain).toEqual({ kind: 'one-of', values: ['army', 'navy'] });
  const [zones] = options(table.game, usa, { type: 'build', kind: 'navy' });
  expect(zones?.next?.domain).toEqual({
    kind: 'one-of',
    values: ['arabian-sea', 'barkley-sound', 'caribbean-sea', 'long-island-sound', 'santa-barbara-passage'],
  });
  const [numbers] = options(table.game, usa, { type: 'build', kind: 'navy', zone: 'arabian-sea' });
  expect(numbers?.next?.domain).toEqual({ kind: 'range', min: 1, max: 4 });
});

test('X-38 nobody builds by default', () => {
  const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['usa', 'ussr'] });
  const events = playSilently(table.game, (game) => game.state.question?.kind !== 'build');
  expect(events.filter((event) => event.type === 'units-built')).toEqual([]);
  expect(perform(table.game, usa, armies('alaska', 1)).ok).toBe(false);
});
