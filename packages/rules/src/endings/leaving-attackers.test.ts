// An attacker leaves while the defender is asked how to meet the attack: nobody surrenders to a player who is gone.
import { expect, test } from 'vitest';
import type { Command } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import { tableAnswer } from '../table/orders.ts';
import { faults, playSilently, type Sketch, scenario } from '../testing/index.ts';

const rich = { grain: 12, oil: 12, minerals: 12 } as const;
type Table = ReturnType<typeof scenario>;

const war = (powers: Sketch['powers'], more: Partial<Sketch> = {}): Table =>
  scenario({ stage: 4, phase: 'attacks', powers, dice: Array.from({ length: 30 }, () => 1), ...more });
const until = (table: Table, kind: string, waiting: string): void => {
  playSilently(table.game, ({ state: { question } }) => question?.kind === kind && question.waiting[0] === waiting);
};
const landing: Command = {
  type: 'assault-by-sea',
  to: 'india',
  sea: 'bay-of-bengal',
  against: 'china',
  orders: [
    { how: 'convoy', from: 'arabian-sea', carrier: 'navy', number: 1, cargo: { army: 4 } },
    { how: 'by', zone: 'bay-of-bengal' },
    { how: 'ashore', on: 'india', units: { army: 4 } },
  ],
};

/** Each comes to the moment at which the defender could surrender. */
const CASES: readonly [string, 'usa' | 'ussr' | 'europe' | 'china' | 'africa', () => Table][] = [
  [
    'navies attacked by navies, abroad',
    'ussr',
    () => {
      const table = war(
        { ussr: { ...rich, units: { 'barents-sea': 3 } }, europe: { units: { 'north-sea': 2 } }, china: {} },
        { bidders: ['ussr'] },
      );
      table.ussr.does({
        type: 'attack',
        from: 'barents-sea',
        to: 'north-sea',
        against: 'europe',
        units: { navy: 3 },
      });
      return table;
    },
  ],
  [
    'escorts of merchant ships',
    'africa',
    () => {
      const table = war(
        {
          africa: { ...rich, units: { egypt: 4 } },
          usa: { units: { 'red-sea': { navy: 1, ship: 3 } } },
          china: { units: { tibet: 1 } },
        },
        { bidders: ['africa'], options: { merchantMarine: true } },
      );
      table.africa.does({ type: 'attack-ships', from: 'egypt', to: 'red-sea', against: 'usa', units: { army: 4 } });
      return table;
    },
  ],
  [
    'a counterattack',
    'europe',
    () => {
      const table = war(
        {
          ussr: { ...rich, units: { romania: 3 } },
          europe: { ...rich, units: { poland: 3, iberia: 1 } },
          usa: { units: { alaska: 1 } },
        },
        { bidders: ['ussr'] },
      );
      table.ussr.does({ type: 'attack', from: 'romania', to: 'poland', against: 'europe', units: { army: 1 } });
      until(table, 'counterattack', 'europe');
      table.europe.does({ type: 'attack', from: 'poland', to: 'romania', against: 'ussr', units: { army: 3 } });
      return table;
    },
  ],
  [
    'the second round of a landing',
    'usa',
    () => {
      const table = war(
        {
          usa: { ...rich, laden: [{ zone: 'arabian-sea', cargo: { army: 4 } }] },
          china: { ...rich, units: { india: 6 } },
          ussr: { units: { russia: 1 } },
        },
        { bidders: ['usa'] },
      );
      table.usa.does(landing);
      until(table, 'assault', 'usa');
      table.usa.does({ type: 'keep-assault' });
      until(table, 'attack', 'usa');
      table.usa.does({ type: 'continue-assault', zone: 'india' });
      return table;
    },
  ],
  [
    'a drop from the air on APCs, read from the chart with technology',
    'china',
    () => {
      const table = war(
        {
          china: { ...rich, units: { manchuria: 4 } },
          usa: { ...rich, units: { japan: { army: 1, apc: 2 } } },
          africa: { units: { egypt: 1 } },
        },
        { bidders: ['china'], options: { apc: true, highTech: true, combatResolution: 'chart' } },
      );
      table.china.does({
        type: 'assault-by-air',
        to: 'japan',
        against: 'usa',
        orders: [{ how: 'airlift', from: 'manchuria', units: { army: 4 } }],
      });
      return table;
    },
  ],
];

const piecesOf = (table: Table, seat: Seat | undefined) =>
  table.state.board.flat().filter((force) => force.seat === seat);

test.each(CASES)('X-40, B-TAC-49 nobody surrenders to an attacker who has left: %s', (_title, leaver, begin) => {
  const table = begin();
  const [defender] = table.state.question?.waiting ?? [];
  if (defender === undefined) throw new Error('nobody is asked');
  const power = table.state.seats[defender]?.power ?? 'usa';
  expect(table.player(power).may()).toContain('surrender');
  table.player(power).does({ type: 'order', about: 'defence', reply: 'surrender' });
  expect(tableAnswer(table.game)?.command.type).toBe('surrender');
  const before = JSON.stringify(piecesOf(table, defender));
  table[leaver].does({ type: 'resign' });
  expect(table.player(power).may()).not.toContain('surrender');
  expect(tableAnswer(table.game)?.command.type).not.toBe('surrender');
  playSilently(table.game, ({ state }) => state.stage !== 4);
  expect(faults(table.state)).toEqual([]);
  expect(piecesOf(table, table[leaver].seat)).toEqual([]);
  expect(JSON.stringify(piecesOf(table, defender))).toBe(before);
});
