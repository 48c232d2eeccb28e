import { type Command, quickStream, type Seat, seat } from '@marshall/rules';
import { planSetup, type Sketch, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf, playGame } from '../arena/play.ts';
import { steady } from '../characters.ts';
import type { Commander } from '../commander.ts';
import { fleetOf, freight, hold } from '../fleet.ts';
import { consider, mindOf } from '../officer.ts';
import { commanderNamed } from '../roster.ts';
import { sightOf } from '../sight.ts';
import { siege } from './siege.ts';

const FULL = { cash: 20_000, grain: 12, oil: 12, minerals: 12 } as const;
const officer = mindOf('officer', steady.weights);
const marine = { merchantMarine: true } as const;

/** Nothing has happened at sea. */
const QUIET = {
  pirates: {},
  sailed: { window: '', ships: {} },
  rerouted: { window: '', ships: {} },
  announced: [],
  spoken: { cycle: 0, announcements: [] },
  escorts: {},
  engaged: { cycle: 0, navies: {} },
  sieges: {},
};

function look(sketch: Sketch, who: string) {
  return momentOf(scenario(sketch).game, seat(who), quickStream('officer'));
}

test('it sells what its ships in dark blue seas can carry, and counts their freight', () => {
  const moment = look(
    {
      stage: 3,
      phase: 'market-sales',
      cycle: 4,
      options: marine,
      bidders: ['usa'],
      prices: { oil: 1000, grain: 50, minerals: 50 },
      powers: { usa: { ...FULL, units: { alaska: 4, 'indian-ocean': { ship: 2 } } }, china: { units: { tibet: 4 } } },
    },
    'usa',
  );
  const sight = sightOf(moment);
  expect(hold(sight)).toBe(6);
  expect(freight(sight, 6)).toBe(100);
  expect(consider(officer, moment).command).toEqual({ type: 'sell', resource: 'oil', units: 6 });
});

test('idle ships go where goods wait for them', () => {
  const moment = look(
    {
      stage: 5,
      phase: 'moves',
      cycle: 4,
      options: marine,
      bidders: ['usa'],
      powers: {
        usa: { ...FULL, cards: { 'baqa-oil': 'open' }, units: { alaska: 4, 'mid-pacific': { ship: 9 } } },
        china: { units: { tibet: 4 } },
      },
    },
    'usa',
  );
  // Baqa Oil yields 5 in Arabia: two ships on one of its port seas.
  const wanted = [...fleetOf(sightOf(moment)).wanted].filter(([sea]) => sea !== 'mid-pacific');
  expect(wanted).toEqual([[expect.stringMatching(/^(arabian|red)-sea$/), 2]]);
  const { command, why } = consider(officer, moment);
  expect(command).toMatchObject({ type: 'reroute', from: 'mid-pacific', ships: 2 });
  expect(why).toMatchObject({ reason: 'more-to-carry' });
});

test('a commander that has shut all ports of its only rival says so, and one that is shut in strikes at the navies before its ports', () => {
  const powers = {
    europe: { ...FULL, units: { iberia: 6, 'sea-of-japan': 1, 'south-china-sea': 1 } },
    china: { ...FULL, units: { tibet: 4, nanling: 9, shantung: 9, manchuria: 9 } },
  };
  const announced = consider(
    officer,
    look({ stage: 4, phase: 'attacks', cycle: 4, options: marine, bidders: ['europe'], powers }, 'europe'),
  );
  expect(announced.command).toEqual({ type: 'announce', against: 'china', grip: 'siege' });
  const { command } = consider(
    officer,
    look({ stage: 4, phase: 'attacks', cycle: 4, bidders: ['china'], powers }, 'china'),
  );
  expect(command).toMatchObject({
    type: 'attack',
    against: 'europe',
    to: expect.stringMatching(/^(sea-of-japan|south-china-sea)$/),
  });
});

test('a siege lacks one navy: it is sent before the last free port', () => {
  const moment = look(
    {
      stage: 5,
      phase: 'moves',
      cycle: 4,
      bidders: ['europe'],
      powers: {
        europe: { ...FULL, units: { iberia: 6, 'sea-of-japan': { navy: 2 } } },
        china: { ...FULL, units: { tibet: 4, nanling: 4 } },
      },
    },
    'europe',
  );
  expect(siege(officer, sightOf(moment))).toMatchObject({ rival: 'china', open: ['south-china-sea'] });
  expect(consider(officer, moment)).toMatchObject({
    command: { type: 'move', to: 'south-china-sea' },
    why: { reason: 'shut-ports', rival: 'china' },
  });
});

test('a commander with neither grain nor oil, but money, lets carriers bring an army into an open territory', () => {
  const { command, why } = consider(
    officer,
    look(
      {
        stage: 5,
        phase: 'moves',
        cycle: 4,
        options: marine,
        bidders: ['usa'],
        powers: {
          usa: { cash: 20_000, grain: 0, oil: 0, minerals: 0, units: { alaska: 1, 'central-america': 6 } },
          china: { cards: { 'baqa-oil': 'open' }, units: { tibet: 4 } },
        },
      },
      'usa',
    ),
  );
  expect(command).toMatchObject({ type: 'hire-carriers', orders: [{ from: 'central-america', units: { army: 1 } }] });
  expect(why).toMatchObject({ reason: 'move-in' });
});

test('a careful officer sends a navy to its ships and names it as escort', () => {
  const careful = mindOf('officer', { ...steady.weights, garrison: 6, attack: 0.5 });
  const table = scenario({
    stage: 5,
    phase: 'moves',
    cycle: 4,
    options: marine,
    bidders: ['china'],
    powers: {
      china: { ...FULL, units: { tibet: 6, nanling: 6, 'sea-of-japan': { navy: 3 }, 'mid-pacific': { ship: 6 } } },
      europe: { units: { iberia: 1 } },
    },
  });
  const asked = () => consider(careful, momentOf(table.game, seat('china'), quickStream('officer')));
  const sent = asked();
  expect(sent).toMatchObject({
    command: {
      type: 'move',
      to: 'mid-pacific',
      orders: [{ how: 'sail', from: 'sea-of-japan', units: { navy: 1 } }],
    },
    why: { reason: 'guard-ships', sea: 'mid-pacific' },
  });
  table.china.does(sent.command);
  expect(asked()).toMatchObject({ command: { type: 'escort', sea: 'mid-pacific', navies: 1 } });
});

test('ships of a rival that lie together unguarded are sunk; guarded ones are left alone', () => {
  const attacks = (navies: number) =>
    consider(
      mindOf('officer', { ...steady.weights, attack: 1.8 }),
      look(
        {
          stage: 4,
          phase: 'attacks',
          cycle: 4,
          options: marine,
          bidders: ['usa'],
          powers: {
            usa: { ...FULL, units: { alaska: 4, 'central-america': 4, 'mid-pacific': { navy: 2 } } },
            china: {
              ...FULL,
              cash: 90_000,
              units: { tibet: 4, 'mid-pacific': { ship: 4, ...(navies > 0 ? { navy: navies } : {}) } },
            },
          },
          sets: { marine: { ...QUIET, escorts: navies > 0 ? { [seat('china')]: { 'mid-pacific': navies } } : {} } },
        },
        'usa',
      ),
    ).command;
  expect(attacks(0)).toMatchObject({ type: 'attack-ships', to: 'mid-pacific', against: 'china' });
  expect(attacks(3)).not.toMatchObject({ type: 'attack-ships' });
});

test('M-PIRATE-05 a ransom is worth what the cargo and its ships are worth: what no row can store is worth nothing', () => {
  const pays = (oil: number, cargo: readonly [number, ...number[]]) => {
    const table = scenario({
      stage: 2,
      cycle: 4,
      options: marine,
      // Half of the price of each unit is asked for.
      dice: [5],
      prices: { oil: 500 },
      powers: {
        usa: { ...FULL, oil, cards: { 'baqa-oil': 'open' }, units: { alaska: 4, 'red-sea': { ship: 2 } } },
        china: { units: { tibet: 4 } },
      },
      sets: { marine: { ...QUIET, pirates: { 'red-sea': 2 } } },
    });
    table.usa.does({
      type: 'load-ships',
      trips: cargo.map((units) => ({ sea: 'red-sea' as const, cargo: { 'baqa-oil': units } })),
    });
    expect(table.state.question?.kind).toBe('pay-ransom');
    return consider(officer, momentOf(table.game, seat('usa'), quickStream('officer'))).command;
  };
  expect(pays(4, [3, 2])).toEqual({ type: 'pay-ransom', pay: true });
  expect(pays(12, [3, 2])).toEqual({ type: 'pay-ransom', pay: false });
  // Two units in a ship of 250: 500 for 250 and two units of 310 if there is room for both, or for one.
  expect(pays(10, [2])).toEqual({ type: 'pay-ransom', pay: true });
  expect(pays(12, [2])).toEqual({ type: 'pay-ransom', pay: false });
});

test('in whole games ships are stationed, loaded and rerouted, and nobody is refused', {
  timeout: 3_600_000,
}, () => {
  const used = new Set<Command['type']>();
  const heard = (name: string): Commander => {
    const commander = commanderNamed(name);
    if (commander === undefined) throw new Error(`no commander ${name}`);
    return {
      ...commander,
      decide: (moment) => {
        const command = commander.decide(moment);
        if ('type' in command) used.add(command.type);
        return command;
      },
    };
  };
  for (let i = 0; i < 2; i++) {
    const { setup, secret } = planSetup({
      players: 3 + i,
      seed: `ships ${i}`,
      options: { ...marine, apc: true, opening: 'random', pirates: 2, detenteCycle: 4 },
    });
    const seated: Record<Seat, Commander> = {};
    setup.seats.forEach((each, k) => {
      seated[each] = heard(['officer', 'officer:hawk', 'recruit'][k % 3] ?? 'officer');
    });
    expect(playGame(setup, secret, seated).refused).toEqual([]);
  }
  for (const type of ['sea-lanes', 'first-reroutes', 'bonus-dozen', 'load-ships', 'reroute'] as const)
    expect([...used]).toContain(type);
});
