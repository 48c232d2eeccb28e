// Last homes that change hands by moves in a battle about something else (B-SPOILS-01, Q-B-32, Q-B-36, X-40).
import { expect, test } from 'vitest';
import type { Command } from '../game.ts';
import { faults, playSilently, scenario } from '../testing/index.ts';

const rich = { grain: 12, oil: 12, minerals: 12 } as const;
type Table = ReturnType<typeof scenario>;
const asked = ({ state }: Table) => `${state.question?.kind} ${state.question?.waiting.join()}`;
const until = (table: Table, what: string) => playSilently(table.game, () => asked(table).startsWith(what));
const march = (from: string) => [{ how: 'march', from, units: { army: 1 } }];

/** South America, which has taken Mozambique, withdraws from there into Nigeria, Africa's last home. */
function withdrawn(attack: Command, usa: Parameters<typeof scenario>[0]['powers']['usa']): Table {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    bidders: ['usa'],
    powers: {
      usa: { ...rich, cash: 0, ...usa },
      'south-america': { ...rich, cash: 0, units: { mozambique: 1, peru: 1 } },
      africa: { ...rich, cash: 5_000, units: { sahara: 3 } },
      china: { units: { tibet: 1 } },
    },
    nuked: ['south-africa', 'zaire'],
    // South America counterattacks before Africa.
    dice: [5, 2],
  });
  table.usa.does(attack);
  table['south-america'].does({ type: 'withdraw', to: 'nigeria', orders: march('mozambique') } as Command);
  return table;
}

test('B-SPOILS-01, X-21 a home that a force ashore has the moment its captor leaves saves nobody: they strike back first', () => {
  const landing: Command = {
    type: 'assault-by-sea',
    to: 'mozambique',
    sea: 'red-sea',
    against: 'south-america',
    orders: [
      { how: 'convoy', from: 'red-sea', carrier: 'navy', number: 1, cargo: { army: 3 } },
      { how: 'ashore', on: 'mozambique', units: { army: 3 } },
    ],
  };
  const table = withdrawn(landing, { laden: [{ zone: 'red-sea', cargo: { army: 3 } }] });
  expect(table.state.assaults).toEqual([]);
  until(table, 'counterattack africa');
  expect(table.africa.has.out).toBeUndefined();
  table.africa.does({ type: 'attack', from: 'sahara', to: 'nigeria', against: 'south-america', units: { army: 3 } });
  playSilently(table.game, () => table.africa.has.out !== undefined);
  expect([table.africa.has.out, table['south-america'].has.cash]).toEqual(['captured', 5_000]);
});

const overland: Command = {
  type: 'attack',
  from: 'egypt',
  to: 'mozambique',
  against: 'south-america',
  units: { army: 3 },
};

test('B-SPOILS-01, Q-B-32 a home that fell back to its owner is theirs to lose, and they strike back first', () => {
  const table = withdrawn(overland, { units: { egypt: 3 } });
  expect(asked(table)).toBe('occupy usa');
  table.usa.does({ type: 'occupy', orders: march('egypt') } as Command);
  until(table, 'counterattack africa');
  expect(table.africa.has.out).toBeUndefined();
});

test.each([{ type: 'resign' }, undefined] as const)(
  'Q-B-36, X-40 the player who moves in last is the captor, whether or not its owner resigns before: %j',
  (before) => {
    const table = withdrawn(overland, { units: { egypt: 3 } });
    if (before !== undefined) table.africa.does(before);
    table.usa.does({ type: 'occupy', orders: march('egypt') } as Command);
    until(table, 'attack');
    expect([table.africa.has.out, table.usa.has.cash, table['south-america'].has.cash]).toEqual(['captured', 5_000, 0]);
    expect(faults(table.state)).toEqual([]);
  },
);

test.each([{ type: 'resign' }, undefined] as const)(
  'B-ATK-46, Q-B-36 an attacker who moves back into a home that fell back to its owner is the captor, whether or not that one resigns before: %j',
  (before) => {
    const table = scenario({
      stage: 4,
      phase: 'attacks',
      bidders: ['china', 'ussr'],
      powers: {
        china: { ...rich, nukes: 2, units: { tibet: 2 } },
        ussr: { ...rich, cash: 0, units: { 'eastern-europe': 1, greece: 3, kola: 1 } },
        europe: { ...rich, cash: 5_000, units: { iberia: 1, poland: 1 } },
        usa: { units: { alaska: 1 } },
      },
      nuked: ['british-isles', 'western-europe', 'scandinavia'],
      dice: [6, 6, 6, 6, 6, 6],
    });
    // Europe's last home is destroyed; the Soviet Union strikes back out of another that it had taken before.
    table.china.does({ type: 'launch', targets: { iberia: 1, kola: 1 } });
    until(table, 'counterattack ussr');
    table.ussr.does({ type: 'attack', from: 'eastern-europe', to: 'poland', against: 'europe', units: { army: 1 } });
    until(table, 'occupy');
    table.ussr.does({ type: 'no-occupation' });
    expect(asked(table)).toBe('occupy ussr');
    if (before !== undefined) table.europe.does(before);
    table.ussr.does({ type: 'occupy', orders: march('greece') } as Command);
    playSilently(table.game, () => table.europe.has.out !== undefined);
    expect([table.europe.has.out, table.ussr.has.cash]).toEqual(['captured', 5_000]);
    expect(faults(table.state)).toEqual([]);
  },
);

test('Q-B-61, X-40 a landing that has yet to take the fire of militia has captured nothing; its owner is the captor to be', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { apc: true },
    bidders: ['ussr'],
    powers: {
      ussr: { ...rich, cash: 0, laden: [{ zone: 'north-sea', cargo: { army: 2, apc: 1 } }] },
      europe: { ...rich, cash: 5_000, units: { egypt: 3 } },
      usa: { units: { alaska: 1 } },
    },
    nuked: ['eastern-europe', 'western-europe', 'iberia', 'scandinavia'],
    dice: [3],
  });
  table.ussr.does({
    type: 'assault-by-sea',
    to: 'british-isles',
    sea: 'north-sea',
    against: 'militia',
    orders: [
      { how: 'convoy', from: 'north-sea', carrier: 'navy', number: 1, cargo: { army: 2, apc: 1 } },
      { how: 'ashore', on: 'british-isles', units: { army: 2 } },
      { how: 'ashore', on: 'british-isles', units: { apc: 1 } },
    ],
  });
  // The die is known, and one APC may stand before the armies.
  until(table, 'absorb');
  expect(table.europe.isRefused({ type: 'borrow', billions: 12 }, 'X-40').figures).toEqual({
    seat: 'ussr',
    zone: 'british-isles',
  });
  table.europe.does({ type: 'resign' });
  expect([table.europe.has.out, table.ussr.has.cash]).toEqual(['captured', 5_000]);
  until(table, 'attack');
  expect(faults(table.state)).toEqual([]);
});

/** A Soviet army out of one home of Europe's against the only army in the other: both are gone. */
function bothOpen(): Table {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: {
      ussr: { ...rich, cash: 0, units: { 'eastern-europe': 1, kola: 5 } },
      europe: { ...rich, cash: 5_000, units: { 'western-europe': 1, egypt: 2 } },
      usa: { units: { alaska: 1 } },
    },
    nuked: ['british-isles', 'iberia', 'scandinavia'],
    dice: [3, 6, 6],
  });
  const attack = { type: 'attack', from: 'eastern-europe', to: 'western-europe', against: 'europe' } as const;
  table.ussr.does({ ...attack, units: { army: 1 } });
  until(table, 'occupy');
  expect(table.state.agenda).toContainEqual(
    expect.objectContaining({
      occupying: [
        { seat: 'ussr', zone: 'western-europe' },
        { seat: 'ussr', zone: 'eastern-europe' },
      ],
    }),
  );
  return table;
}

test('X-40 a player is bound whose last two homes one attacker can move into', () => {
  const table = bothOpen();
  expect(table.europe.isRefused({ type: 'give-cash', to: 'usa', amount: 5_000 }, 'X-40')).toMatchObject({
    message: 'fallen:both-undefended',
    figures: { zones: ['eastern-europe', 'western-europe'] },
  });
  table.ussr.does({ type: 'no-occupation' });
  // One of them is left to its owner.
  table.europe.does({ type: 'give-cash', to: 'usa', amount: 1 });

  const resigning = bothOpen();
  resigning.europe.does({ type: 'resign' });
  expect([resigning.europe.has.out, resigning.ussr.has.cash]).toEqual(['captured', 5_000]);
});
