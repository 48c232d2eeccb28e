import { expect, test } from 'vitest';
import type { Zone } from '../../../board/index.ts';
import { perform } from '../../../referee/perform.ts';
import { seat } from '../../../state/seat.ts';
import { fallbackFor } from '../../../table/table.ts';
import { type PowerSketch, playSilently, type Sketch, scenario } from '../../../testing/index.ts';
import { marineSketch } from '../sketch.ts';
import { siegeHolds } from '../tables.ts';

const [china, europe, usa] = [seat('china'), seat('europe'), seat('usa')];
const marine = { merchantMarine: true } as const;
const announced = [{ by: europe, against: china, grip: 'siege' }] as const;
type AnyTable = ReturnType<typeof scenario>;
const result = (table: AnyTable) => table.state.sets.marine?.sieges[china]?.result;
const dark = (ships: number) => ({ 'indian-ocean': { ship: ships } }) as const;

/** China, whose home has ports on the Sea of Japan and the South China Sea, under siege by so many navies of Europe. */
function siege(stage: 2 | 3 | 6 | 7, navies: number, dice: readonly number[], more: Partial<Sketch> = {}) {
  const { powers = {}, ...rest } = more;
  return scenario({
    stage,
    phase: 'siege-rolls',
    options: marine,
    powers: {
      europe: { units: { 'sea-of-japan': navies - 1, 'south-china-sea': 1, ...dark(2) }, ...powers.europe },
      china: { ...powers.china },
    },
    ...(stage === 2 ? {} : { bidders: ['china', 'europe'] }),
    dice,
    sets: marineSketch({ announced: [...announced] }),
    ...rest,
  });
}

/** Lets the silent answer until a kind of question is put, or a phase is on. */
function until(table: AnyTable, on: string): void {
  playSilently(
    table.game,
    ({ state }) => state.question?.kind === on || state.agenda.some(({ procedure }) => procedure === on),
  );
}

test('M-SIEGE-01, Q-M-69 a siege is announced with every home port covered; ports lost or nuked do not count', () => {
  const watch = (navies: Partial<Record<Zone, number>>, more: Partial<Sketch> = {}) =>
    scenario({
      stage: 4,
      phase: 'attacks',
      options: marine,
      powers: { europe: { units: navies }, china: { units: { shantung: 1 } }, usa: {} },
      bidders: ['europe', 'usa'],
      ...more,
    });
  const announce = { type: 'announce', against: china, grip: 'siege' } as const;
  watch({ 'sea-of-japan': 2 }).europe.isRefused(announce, 'Q-M-56');
  const table = watch({ 'sea-of-japan': 1, 'south-china-sea': 1 });
  const [said] = table.europe.does(announce);
  expect(said).toMatchObject({ type: 'grip-announced', by: 'europe', against: 'china', grip: 'siege' });
  // Nanling, alone on the South China Sea, is lost: one navy before the ports that are left is enough.
  const nuked = watch({ 'sea-of-japan': 1 }, { nuked: ['nanling'] });
  nuked.europe.does(announce);
  expect(nuked.state.sets.marine?.announced).toEqual([{ by: 'europe', against: 'china', grip: 'siege' }]);
});

test('M-SIEGE-01, X-11 it binds while announcers cover every home port: both seas, one navy in each', () => {
  // China sells unless the siege holds; the die is a six.
  const sells = (navies: Partial<Record<Zone, number>>, by: Partial<Record<Zone, number>> = {}, said = true) => {
    const table = scenario({
      stage: 3,
      phase: 'siege-rolls',
      options: marine,
      powers: { china: { units: dark(1) }, europe: { units: navies }, usa: { units: by } },
      bidders: ['china'],
      dice: [6],
      sets: marineSketch({ announced: said ? [...announced] : [] }),
    });
    return { rolls: table.state.draws, sells: table.state.question?.kind === 'sell' };
  };
  expect(sells({ 'sea-of-japan': 1, 'south-china-sea': 1 })).toEqual({ rolls: 1, sells: false });
  // One port sea is free.
  expect(sells({ 'sea-of-japan': 2 })).toEqual({ rolls: 0, sells: true });
  // Nobody has announced it.
  expect(sells({ 'sea-of-japan': 1, 'south-china-sea': 1 }, {}, false)).toEqual({ rolls: 0, sells: true });
  // The navy before the other port is that of somebody who has not.
  expect(sells({ 'sea-of-japan': 1 }, { 'south-china-sea': 1 })).toEqual({ rolls: 0, sells: true });
});

test('M-SIEGE-02, -05, Q-M-66 the besieged player rolls once in Stage 2, in Stage 3, in Stage 6 and in Stage 7', () => {
  for (const stage of [2, 3, 6, 7] as const) {
    const table = siege(stage, 2, [4]);
    expect(table.state.draws).toBe(1);
    // Two navies: a four is a half-siege.
    expect(table.state.sets.marine?.sieges).toEqual({ china: { cycle: 2, stage, result: 'half' } });
  }
});

test('M-SIEGE-02, Q-M-66 each of those stages has a roll of its own; in Stages 4 and 5 there is none', () => {
  const table = siege(2, 2, [6, 1, 4, 6]);
  const rolls = [`2 ${result(table)}`];
  while (table.state.cycle === 2) {
    const { question, stage } = table.state;
    const [asked = china] = question?.waiting ?? [];
    const bids = asked === china && (stage === 3 || stage === 6 || stage === 7);
    const answer =
      question?.kind === 'bid' ? ({ type: 'bid', cubes: bids ? 1 : 0 } as const) : fallbackFor(table.game, asked);
    if (answer === undefined) throw new Error(`${asked} has no default answer`);
    const done = perform(table.game, asked, answer);
    if (!done.ok) throw new Error(done.refusal.message);
    for (const event of done.value)
      if (event.type === 'siege-rolled') rolls.push(`${event.stage} ${event.die} ${event.result}`);
  }
  expect(rolls).toEqual(['2 holds', '3 1 none', '6 4 half', '7 6 holds']);
});

test('M-SIEGE-06, T-M-11 every face for every number of navies', () => {
  const letter = { none: 'N', half: 'H', holds: 'S' } as const;
  const rows = [1, 2, 3, 4, 5].map((navies) =>
    [1, 2, 3, 4, 5, 6].map((die) => letter[siegeHolds(navies, die)]).join(''),
  );
  expect(rows).toEqual(['NNNNHS', 'NNNHHS', 'NNHHSS', 'HSSSSS', 'SSSSSS']);
});

test('M-SIEGE-06, Q-M-71 five or more navies make a siege that holds without a roll, whatever the decoys', () => {
  for (const stage of [2, 3, 6, 7] as const) {
    const table = siege(stage, 5, [1], { powers: { china: { units: dark(9) } } });
    expect(table.state.sets.marine?.sieges[china]).toEqual({ cycle: 2, stage, result: 'holds' });
    expect(table.state.draws).toBe(0);
  }
});

test('M-SIEGE-10, Q-M-61 EX-M-09 six ships in the Indian Ocean against three navies lower a five to two: no effect', () => {
  expect(result(siege(2, 3, [5], { powers: { china: { units: dark(6) } } }))).toBe('none');
  expect(result(siege(2, 3, [5]))).toBe('holds');
});

/** What a die comes to against two navies. */
const DICE = [
  [3, 'none'],
  [4, 'half'],
  [6, 'holds'],
] as const;

test('M-SIEGE-03, -07, -08, -09, T-M-12 in Stage 2 three units come from abroad except for a siege that holds; three from home in any case', () => {
  const chinese: PowerSketch = {
    oil: 0,
    cards: { 'baqa-oil': 'open', 'chin-oil': 'open' },
    units: { 'arabian-sea': { ship: 1 } },
  };
  const oil = DICE.map(([die, how]) => {
    const table = siege(2, 2, [die], { powers: { china: chinese } });
    expect(result(table)).toBe(how);
    if (table.state.question?.kind === 'load-ships')
      table.china.does({ type: 'load-ships', trips: [{ sea: 'arabian-sea', cargo: { 'baqa-oil': 3 } }] });
    return table.china.has.supplies.oil;
  });
  expect(oil).toEqual([3 + 3, 3 + 3, 3]);
});

test('M-SIEGE-07, -08, -09, T-M-12, Q-M-70 in Stage 3 resources are sold to market and players only where the siege has no effect', () => {
  const chinese: PowerSketch = { oil: 3, cash: 1000, units: dark(2) };
  const offer = { type: 'offer', to: 'europe', gives: { oil: 1 }, wantsCash: 10 } as const;
  const pickUp = { type: 'offer', to: 'china', gives: { oil: 1 }, wantsCash: 10 } as const;
  const free = siege(3, 2, [3], { powers: { china: chinese }, prices: { oil: 100 } });
  expect(free.state.question).toMatchObject({ kind: 'sell', waiting: ['china'] });
  free.china.does({ type: 'sell', resource: 'oil', units: 2 });
  // Two units at $100M, less $50M for the ship.
  expect([free.china.has.supplies.oil, free.china.has.cash]).toEqual([1, 1000 + 200 - 50]);
  until(free, 'sales-to-players');
  free.china.does(offer);
  for (const [die, clause] of [
    [4, 'M-SIEGE-07'],
    [6, 'M-SIEGE-08'],
  ] as const) {
    const table = siege(3, 2, [die], { powers: { china: chinese } });
    expect(table.state.question?.waiting).not.toContain('china');
    until(table, 'sales-to-players');
    table.china.isRefused(offer, clause);
    // Nor does they take part in another's deal.
    table.europe.isRefused(pickUp, clause);
    expect(table.china.has.supplies.oil).toBe(3);
  }
});

test('M-SIEGE-04, -07, -08, -09, T-M-12, Q-M-67 in Stage 6 units and weapons are bought and sold unless the siege holds', () => {
  const offer = { type: 'offer', to: 'europe', gives: { nuke: 1 }, wantsCash: 10 } as const;
  const wish = { type: 'offer', to: 'china', gives: { 'ships-indian-ocean': 1 }, wantsCash: 10 } as const;
  for (const [die, how] of DICE) {
    const table = siege(6, 2, [die], { powers: { china: { nukes: 1 } } });
    expect(result(table)).toBe(how);
    until(table, 'arms-bazaar');
    if (how === 'holds') {
      table.china.isRefused(offer, 'M-SIEGE-04');
      table.europe.isRefused(wish, 'M-SIEGE-04');
      continue;
    }
    table.china.does(offer);
    table.europe.does({ type: 'accept-offer', offer: 'china>europe#1' });
    expect([table.china.has.nukes, table.europe.has.nukes]).toEqual([0, 1]);
    table.europe.does(wish);
  }
});

test('M-SIEGE-07, -08, -09, T-M-12 in Stage 7 resources are bought from market and players only where the siege has no effect', () => {
  const chinese: PowerSketch = { oil: 0, cash: 1000, units: dark(2) };
  const offer = { type: 'offer', to: 'europe', wants: { oil: 1 }, givesCash: 10 } as const;
  const order = { type: 'offer', to: 'europe', wants: { 'drop-ship-oil': 1 }, price: 20, paid: 'on-delivery' } as const;
  const free = siege(7, 2, [3], { powers: { china: chinese }, prices: { oil: 100 } });
  expect(free.state.question).toMatchObject({ kind: 'buy', waiting: ['china'] });
  free.china.does({ type: 'buy', resource: 'oil', units: 3 });
  expect([free.china.has.supplies.oil, free.china.has.cash]).toEqual([3, 1000 - 300 - 50]);
  until(free, 'buys-from-players');
  free.china.does(offer);
  for (const [die, clause] of [
    [4, 'M-SIEGE-07'],
    [6, 'M-SIEGE-08'],
  ] as const) {
    const table = siege(7, 2, [die], { powers: { china: chinese } });
    expect(table.state.question?.waiting).not.toContain('china');
    until(table, 'buys-from-players');
    table.china.isRefused(offer, clause);
    table.china.isRefused(order, clause);
    expect(table.china.has.supplies.oil).toBe(0);
  }
});

test('Q-M-68, X-11 armies are raised abroad only where the siege has no effect; ships are built in any case', () => {
  const army = { type: 'build', kind: 'army', zone: 'arabia', number: 1 } as const;
  const ship = { type: 'build', kind: 'ship', zone: 'indian-ocean', number: 1 } as const;
  for (const [die, how] of DICE) {
    const table = siege(6, 2, [die], { powers: { china: { units: { arabia: 1 } } } });
    expect(table.state.question).toMatchObject({ kind: 'build', waiting: ['china'] });
    if (how === 'none') table.china.does(army);
    else table.china.isRefused(army, 'B-TAC-35');
    table.china.does(ship);
  }
});

test('M-SIEGE-08, Q-M-59 a colony that is blockaded too yields nothing while the siege holds', () => {
  const table = scenario({
    stage: 2,
    options: marine,
    powers: {
      china: { oil: 0, cards: { 'baqa-oil': 'open' }, units: { arabia: 1, 'arabian-sea': { ship: 1 } } },
      europe: { units: { 'sea-of-japan': 4, 'south-china-sea': 1, 'red-sea': 1, 'arabian-sea': 1 } },
    },
    sets: marineSketch({ announced: [...announced, { by: europe, against: china, grip: 'arabia' }] }),
  });
  expect(result(table)).toBe('holds');
  expect(table.china.has.supplies.oil).toBe(0);
  expect(table.state.question?.kind).not.toBe('load-ships');
});

test('M-SIEGE-01, -06, Q-M-69 navies of all announcers in all port seas make the siege', () => {
  // Three of Europe and one of the USA: four navies, and a two holds.
  const table = scenario({
    stage: 2,
    options: marine,
    powers: { china: {}, europe: { units: { 'sea-of-japan': 3 } }, usa: { units: { 'south-china-sea': 1 } } },
    dice: [2],
    sets: marineSketch({ announced: [...announced, { by: usa, against: china, grip: 'siege' }] }),
  });
  expect(result(table)).toBe('holds');
  expect(table.state.draws).toBe(1);
});
