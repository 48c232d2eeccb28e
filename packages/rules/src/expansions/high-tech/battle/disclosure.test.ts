import { expect, test } from 'vitest';
import type { Power, Zone } from '../../../board/index.ts';
import type { GameEvent } from '../../../game.ts';
import type { Order } from '../../../movement/order.ts';
import type { GameOptions } from '../../../options.ts';
import { options } from '../../../referee/options.ts';
import { redact } from '../../../referee/redact.ts';
import { view } from '../../../referee/view.ts';
import type { SparseCounts } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { type PowerSketch, playSilently, scenario } from '../../../testing/index.ts';
import { type ChartSketch, techSketch } from '../sketch.ts';
import { wasAsked } from './disclosure.ts';

const attacks = { options: { highTech: true }, stage: 4, phase: 'attacks' } as const;
const [ussr, europe] = [seat('ussr'), seat('europe')];
const attack = (from: Zone, to: Zone, against: Power | 'militia', units: SparseCounts) =>
  ({ type: 'attack', from, to, against, units }) as const;
const resist = { type: 'defend', supplied: false } as const;
const pay = { type: 'defend', supplied: true } as const;
const show = (what: 'none' | 'army' | 'navy' | 'both') => ({ type: 'disclose', show: what }) as const;
const find = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T) =>
  events.find((event): event is Extract<GameEvent, { type: T }> => event.type === type);
type Table = ReturnType<typeof scenario>;

/** Three Soviet armies attack two European ones in Poland; Europe resists. */
function border(mine: ChartSketch, theirs: ChartSketch, dice: readonly number[] = [], more: Partial<GameOptions> = {}) {
  const table = scenario({
    ...attacks,
    options: { highTech: true, ...more },
    bidders: ['ussr'],
    powers: { ussr: { units: { russia: 3 } }, europe: { units: { poland: 2 } } },
    sets: techSketch({ ussr: mine, europe: theirs }),
    dice,
  });
  const events = [...table.ussr.does(attack('russia', 'poland', 'europe', { army: 3 }))];
  events.push(...table.europe.does(resist));
  return { table, events };
}

/** Both show what they have. */
function both(table: Table): readonly GameEvent[] {
  const events = [...table.ussr.does(show('army'))];
  return [...events, ...table.europe.does(show('army'))];
}

test('T-ATK-01, -05, T-EDG-01 attacker 2, defender 4: one extra die and 2 points for the defender, none for the attacker', () => {
  const { table } = border({ hidden: { army: 2 } }, { hidden: { army: 4 } }, [1, 1, 3, 4]);
  const events = both(table);
  expect(find(events, 'technology-disclosed')).toMatchObject({
    attacker: { dice: 0, points: 0 },
    defender: { dice: 1, points: 2 },
  });
  // Position and fire power for the attacker; position and technology for a defender who resists.
  expect(find(events, 'dice-counted')).toMatchObject({
    attacker: { position: 1, firePower: 1, lStar: 0, highTech: 0 },
    defender: { position: 1, firePower: 0, lStar: 0, highTech: 1 },
  });
  const fired = events.filter((event) => event.type === 'fired');
  expect(fired).toMatchObject([
    { side: 'attacker', dice: [1, 1], edge: 0, points: 2 },
    { side: 'defender', dice: [3, 4], edge: 2, points: 9 },
  ]);
});

test('T-EDG-01, T-ATK-05, Q-T-11, Q-T-19 level 3 against nobody’s: 4 and 2 and 3 are 9 points, three units', () => {
  const table = scenario({
    ...attacks,
    bidders: ['ussr'],
    powers: { ussr: { units: { russia: 1 } }, europe: { units: { poland: 4 } } },
    sets: techSketch({ ussr: { hidden: { army: 3 } }, europe: {} }),
    dice: [4, 2],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 1 }));
  table.europe.does(resist);
  // Only players who have something to show are asked, for everybody to see.
  expect(table.state.question).toMatchObject({ kind: 'disclosure', of: ['ussr'] });
  const events = table.ussr.does(show('army'));
  expect(find(events, 'dice-counted')?.attacker).toEqual({ position: 1, firePower: 0, lStar: 0, highTech: 1 });
  expect(find(events, 'fired')).toMatchObject({ dice: [4, 2], edge: 3, points: 9 });
  table.ussr.does({ type: 'remove-losses', losses: ['poland/army', 'poland/army', 'poland/army'] });
});

test('Q-T-11 level 1 shown against none is one die and 1 point', () => {
  const { table } = border({ hidden: { army: 1 } }, {});
  expect(find(table.ussr.does(show('army')), 'technology-disclosed')?.attacker).toEqual({ dice: 1, points: 1 });
});

test('T-ATK-06 level 4 on both sides: no die and no points for anyone', () => {
  const { table } = border({ hidden: { army: 4 } }, { hidden: { army: 4 } });
  const events = both(table);
  expect(find(events, 'technology-disclosed')).toMatchObject({
    attacker: { dice: 0, points: 0 },
    defender: { dice: 0, points: 0 },
  });
  expect(find(events, 'dice-counted')).toMatchObject({ attacker: { highTech: 0 }, defender: { highTech: 0 } });
});

test('T-ATK-02, Q-T-12 both seal what they show before anybody sees it, then all see card and level', () => {
  const { table } = border({ hidden: { army: 3 } }, { hidden: { army: 1 } });
  expect(table.state.question).toMatchObject({ kind: 'disclosure', waiting: ['ussr', 'europe'] });
  const [sealed] = table.ussr.does(show('army'));
  expect(sealed === undefined ? '' : redact(sealed, europe)).toMatchObject({ type: 'sealed', secret: {} });
  expect(view(table.game, europe).sets.tech?.charts[ussr]?.deployed.army.level).toBeUndefined();
  const events = table.europe.does(show('army'));
  expect(find(events, 'technology-disclosed')?.shown).toEqual([
    { seat: 'ussr', technology: 'army', level: 3 },
    { seat: 'europe', technology: 'army', level: 1 },
  ]);
  expect(view(table.game, 'spectator').sets.tech?.charts[ussr]?.deployed.army).toEqual({
    level: 3,
    shown: 3,
    raises: 0,
  });
});

test('T-ATK-04, Q-T-12 a player who keeps it secret has no benefit in that battle, and is asked again in the next', () => {
  const { table } = border({ hidden: { army: 5 } }, {}, [1, 1, 1]);
  const events = table.ussr.does(show('none'));
  expect(find(events, 'technology-disclosed')).toMatchObject({ shown: [], attacker: { dice: 0, points: 0 } });
  expect(find(events, 'dice-counted')?.attacker).toMatchObject({ highTech: 0 });
  expect(view(table.game, europe).sets.tech?.charts[ussr]?.deployed.army.level).toBeUndefined();
  playSilently(table.game, () => table.state.question?.kind === 'attack');
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 2 }));
  table.europe.does(resist);
  expect(table.state.question).toMatchObject({ kind: 'disclosure', waiting: ['ussr'] });
});

test('Q-T-12 a level that was shown before must be invoked again', () => {
  const { table } = border({ shown: { army: 3 } }, {});
  expect(table.state.question).toMatchObject({ kind: 'disclosure', waiting: ['ussr'] });
  expect(find(table.ussr.does(show('none')), 'dice-counted')?.attacker).toMatchObject({ highTech: 0 });
});

test('X-38 a silent player shows nothing', () => {
  const { table } = border({ hidden: { army: 3 } }, { hidden: { army: 2 } });
  const events = playSilently(table.game, () => table.state.question?.kind === 'attack');
  expect(find(events, 'technology-disclosed')).toMatchObject({
    shown: [],
    clauses: expect.arrayContaining(['T-ATK-04']),
  });
});

test('T-ATK-02 where nobody has deployed anything nobody is asked, cards or not', () => {
  const { table, events } = border({ cards: { army: [5] } }, {});
  expect(find(events, 'technology-disclosed')).toBeUndefined();
  expect(find(events, 'dice-counted')).toMatchObject({ attacker: { highTech: 0 }, defender: { highTech: 0 } });
  table.ussr.isRefused(show('army'), 'T-ATK-02');
});

test('T-ATK-03 they show only for the kind of force that they have there', () => {
  const { table } = border({ hidden: { army: 3, navy: 5 } }, {});
  expect(options(table.game, ussr)[0]?.next?.domain).toEqual({ kind: 'one-of', values: ['none', 'army'] });
  table.ussr.isRefused(show('navy'), 'T-ATK-03');
  table.ussr.isRefused(show('both'), 'T-ATK-03');
});

test('T-ATK-07 fire power and L-star dice are counted as well', () => {
  const table = scenario({
    ...attacks,
    bidders: ['ussr'],
    powers: { ussr: { lStars: 1, units: { russia: 3 } }, europe: { units: { poland: 2 } } },
    sets: techSketch({ ussr: { hidden: { army: 2 } }, europe: {} }),
  });
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 3 }));
  table.europe.does(pay);
  const events = table.ussr.does(show('army'));
  expect(find(events, 'dice-counted')).toMatchObject({
    attacker: { position: 1, firePower: 1, lStar: 1, highTech: 1 },
    defender: { position: 2, firePower: 0, lStar: 0, highTech: 0 },
  });
});

test('Q-T-15 a defender who resists has full technology', () => {
  const { table } = border({}, { hidden: { army: 3 } });
  const events = table.europe.does(show('army'));
  expect(find(events, 'technology-disclosed')?.defender).toEqual({ dice: 1, points: 3 });
  expect(find(events, 'technology-disclosed')?.clauses).toContain('Q-T-15');
});

test('Q-T-15, X-17 against militia nobody is asked and nothing is added', () => {
  const table = scenario({
    ...attacks,
    bidders: ['ussr'],
    powers: { ussr: { units: { russia: 3 } }, europe: { units: { iberia: 1 } } },
    sets: techSketch({ ussr: { hidden: { army: 5 } }, europe: {} }),
    dice: [6],
  });
  const events = table.ussr.does(attack('russia', 'poland', 'militia', { army: 3 }));
  expect(find(events, 'technology-disclosed')).toBeUndefined();
  expect(table.state.question?.kind).not.toBe('disclosure');
  // One die of the militia and nothing else: a six takes two armies.
  expect(table.state.draws).toBe(1);
  expect(find(events, 'units-lost')).toMatchObject({ seat: 'ussr', losses: [{ kind: 'army', number: 2 }] });
});

test('T-ARN-01 navies of level 2 against armies of level 5: the defender gets one die and 3 points', () => {
  const table = scenario({
    ...attacks,
    bidders: ['usa'],
    powers: { usa: { units: { 'gulf-of-guinea': 2 } }, africa: { units: { nigeria: 2 } } },
    sets: techSketch({ usa: { hidden: { navy: 2, army: 5 } }, africa: { hidden: { army: 5 } } }),
  });
  table.usa.does(attack('gulf-of-guinea', 'nigeria', 'africa', { navy: 2 }));
  table.africa.does(resist);
  table.usa.does(show('navy'));
  const events = table.africa.does(show('army'));
  expect(find(events, 'technology-disclosed')).toMatchObject({
    attacker: { dice: 0, points: 0 },
    defender: { dice: 1, points: 3 },
  });
  expect(find(events, 'dice-counted')?.clauses).toContain('T-ARN-01');
});

test('T-ARN-01 armies against navies, and navies against navies, compare what fights', () => {
  const coast = (units: PowerSketch['units'], to: Zone, from: Zone, kinds: SparseCounts) => {
    const table = scenario({
      ...attacks,
      bidders: ['usa'],
      powers: { usa: { units: units ?? {} }, africa: { units: { 'gulf-of-guinea': 1 } } },
      sets: techSketch({ usa: { shown: { army: 4, navy: 1 } }, africa: { shown: { army: 5, navy: 2 } } }),
    });
    table.usa.does(attack(from, to, 'africa', kinds));
    table.africa.does(resist);
    table.usa.does(show(kinds.army === undefined ? 'navy' : 'army'));
    return find(table.africa.does(show('navy')), 'technology-disclosed');
  };
  expect(coast({ nigeria: 1 }, 'gulf-of-guinea', 'nigeria', { army: 1 })).toMatchObject({
    attacker: { dice: 1, points: 2 },
    defender: { dice: 0, points: 0 },
  });
  expect(coast({ 'cape-of-good-hope': 1 }, 'gulf-of-guinea', 'cape-of-good-hope', { navy: 1 })).toMatchObject({
    attacker: { dice: 0, points: 0 },
    defender: { dice: 1, points: 1 },
  });
});

/** An American landing in Nigeria, and what follows once both show what they choose. */
function landing(mine: ChartSketch, theirs: ChartSketch, more: Partial<GameOptions> = {}) {
  const table = scenario({
    ...attacks,
    options: { highTech: true, ...more },
    bidders: ['usa'],
    powers: { usa: { oil: 9, units: { 'midwest-usa': 6, 'caribbean-sea': 1 } }, africa: { units: { nigeria: 2 } } },
    sets: techSketch({ usa: mine, africa: theirs }),
  });
  const orders: Order[] = [
    { how: 'sail', from: 'caribbean-sea', units: { navy: 1 } },
    { how: 'board', from: 'midwest-usa', units: { army: 4 } },
    { how: 'by', zone: 'gulf-of-guinea' },
    { how: 'ashore', on: 'nigeria', units: { army: 4 } },
  ];
  table.usa.does({ type: 'assault-by-sea', to: 'nigeria', sea: 'gulf-of-guinea', against: 'africa', orders });
  table.africa.does(resist);
  return table;
}

test('T-ATK-03, -04, T-AMP-01 in an amphibious assault the attacker shows two levels, the defender one', () => {
  const table = landing({ hidden: { army: 2, navy: 3 } }, { hidden: { army: 1, navy: 4 } });
  expect(options(table.game, seat('usa'))[0]?.next?.domain).toEqual({
    kind: 'one-of',
    values: ['none', 'army', 'navy', 'both'],
  });
  expect(options(table.game, seat('africa'))[0]?.next?.domain).toEqual({ kind: 'one-of', values: ['none', 'army'] });
  table.usa.does(show('both'));
  const events = table.africa.does(show('army'));
  expect(find(events, 'technology-disclosed')?.shown).toEqual([
    { seat: 'usa', technology: 'army', level: 2 },
    { seat: 'usa', technology: 'navy', level: 3 },
    { seat: 'africa', technology: 'army', level: 1 },
  ]);
});

test.each([
  [4, 3, 2, { dice: 2, points: 3 }, { dice: 0, points: 0 }],
  [2, 5, 3, { dice: 1, points: 2 }, { dice: 1, points: 1 }],
  [1, 1, 4, { dice: 0, points: 0 }, { dice: 1, points: 3 }],
] as const)(
  'T-AMP-01, -02, -03, Q-T-13 army %i and navy %i against army %i',
  (army, navy, defence, attacker, defender) => {
    const table = landing({ hidden: { army, navy } }, { hidden: { army: defence } });
    table.usa.does(show('both'));
    const events = table.africa.does(show('army'));
    expect(find(events, 'technology-disclosed')).toMatchObject({ attacker, defender });
    expect(find(events, 'dice-counted')).toMatchObject({
      attacker: { highTech: attacker.dice },
      defender: { highTech: defender.dice },
    });
  },
);

test('Q-T-14 each level may be shown alone; what is hidden counts 0', () => {
  const table = landing({ hidden: { army: 4, navy: 3 } }, { hidden: { army: 2 } });
  table.usa.does(show('navy'));
  const events = table.africa.does(show('army'));
  // The army counts 0 against 2; the navy 3 against 2.
  expect(find(events, 'technology-disclosed')).toMatchObject({
    attacker: { dice: 1, points: 1 },
    defender: { dice: 1, points: 2 },
  });
});

test('Q-T-14 by the option amphibDiscloseBoth an assault shows both levels or neither', () => {
  const table = landing({ hidden: { army: 4, navy: 3 } }, {}, { amphibDiscloseBoth: true });
  expect(options(table.game, seat('usa'))[0]?.next?.domain).toEqual({ kind: 'one-of', values: ['none', 'both'] });
  table.usa.isRefused(show('army'), 'Q-T-14');
  const events = table.usa.does(show('both'));
  expect(find(events, 'technology-disclosed')?.attacker).toEqual({ dice: 2, points: 7 });
});

test('A-TEC-01, Q-A-17, X-13 level 4 against 2 and fire power 9 against 2: two extra dice and 2 + 2 points', () => {
  const table = scenario({
    ...attacks,
    options: { highTech: true, apc: true },
    bidders: ['ussr'],
    powers: { ussr: { units: { russia: { apc: 2, army: 5 } } }, europe: { units: { poland: { army: 2 } } } },
    sets: techSketch({ ussr: { hidden: { army: 4 } }, europe: { hidden: { army: 2 } } }),
    dice: [1, 1, 1],
  });
  const events = [...table.ussr.does(attack('russia', 'poland', 'europe', { apc: 2, army: 5 }))];
  for (let kind = table.state.question?.kind; kind !== 'losses'; kind = table.state.question?.kind) {
    const [who] = table.state.question?.waiting ?? [];
    const player = who === 'ussr' ? table.ussr : table.europe;
    if (kind === 'disclosure') events.push(...player.does(show('army')));
    else if (kind === 'defend') events.push(...player.does(resist));
    else if (kind === 'target') events.push(...player.does({ type: 'name-target', target: 'army' }));
    else if (kind === 'stay') events.push(...player.does({ type: 'stay' }));
    else throw new Error(`asked ${kind}`);
  }
  expect(find(events, 'dice-counted')?.attacker).toEqual({ position: 1, firePower: 1, lStar: 0, highTech: 1 });
  expect(find(events, 'fired')).toMatchObject({ dice: [1, 1, 1], edge: 4, points: 7 });
});

test('A-TEC-01 APCs alone use the level of armies', () => {
  const table = scenario({
    ...attacks,
    options: { highTech: true, apc: true },
    bidders: ['ussr'],
    powers: { ussr: { units: { russia: { apc: 2 } } }, europe: { units: { poland: { army: 2 } } } },
    sets: techSketch({ ussr: { hidden: { army: 3 } }, europe: {} }),
  });
  table.ussr.does(attack('russia', 'poland', 'europe', { apc: 2 }));
  playSilently(table.game, () => table.state.question?.kind === 'disclosure');
  const events = table.ussr.does(show('army'));
  expect(find(events, 'technology-disclosed')?.attacker).toEqual({ dice: 1, points: 3 });
  expect(find(events, 'dice-counted')?.clauses).toContain('A-TEC-01');
});

test('X-13 APCs that face navies bring no level', () => {
  const table = scenario({
    ...attacks,
    options: { highTech: true, apc: true },
    bidders: ['usa'],
    powers: {
      usa: { units: { 'gulf-of-guinea': 2 } },
      africa: { units: { nigeria: { apc: 1 } } },
    },
    sets: techSketch({ usa: { hidden: { navy: 2 } }, africa: { hidden: { army: 5 } } }),
  });
  table.usa.does(attack('gulf-of-guinea', 'nigeria', 'africa', { navy: 2 }));
  playSilently(table.game, () => table.state.question?.kind === 'disclosure');
  expect(table.state.question).toMatchObject({ kind: 'disclosure', of: ['usa'] });
  const events = table.usa.does(show('navy'));
  expect(find(events, 'technology-disclosed')).toMatchObject({
    attacker: { dice: 1, points: 2 },
    defender: { dice: 0, points: 0 },
    clauses: expect.arrayContaining(['T-ATK-01']),
  });
});

test('T-ATK-02 a nuclear strike asks nobody for technology, though both sides have deployed it', () => {
  const table = scenario({
    ...attacks,
    bidders: ['ussr'],
    powers: { ussr: { nukes: 1, units: { russia: 1 } }, europe: { units: { poland: 2 } } },
    sets: techSketch({ ussr: { hidden: { army: 5 } }, europe: { hidden: { army: 5 } } }),
  });
  const events = [...table.ussr.does({ type: 'launch', targets: { poland: 1 } })];
  const asked = new Set<string | undefined>();
  events.push(
    ...playSilently(table.game, ({ state }) => {
      asked.add(state.question?.kind);
      return state.stage !== 4;
    }),
  );
  expect(table.state.nuked).toEqual(['poland']);
  expect(asked).not.toContain('disclosure');
  expect(find(events, 'technology-disclosed')).toBeUndefined();
  expect(view(table.game, 'spectator').sets.tech?.charts[ussr]?.deployed.army.level).toBeUndefined();
  // The same two forces in a conventional battle are asked.
  const { table: drill } = border({ hidden: { army: 5 } }, { hidden: { army: 5 } });
  expect(drill.state.question).toMatchObject({ kind: 'disclosure', waiting: ['ussr', 'europe'] });
});

test.each(['ussr', 'europe'] as const)('a battle goes on to its end when %s resigns instead of showing', (leaver) => {
  const table = scenario({
    ...attacks,
    bidders: ['ussr', 'china'],
    powers: { ussr: { units: { russia: 3 } }, europe: { units: { poland: 2 } }, china: { units: { tibet: 1 } } },
    sets: techSketch({ ussr: { hidden: { army: 3 } }, europe: { hidden: { army: 2 } }, china: {} }),
  });
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 3 }));
  table.europe.does(resist);
  expect(table.state.question).toMatchObject({ kind: 'disclosure', waiting: ['ussr', 'europe'] });
  table[leaver].does({ type: 'resign' });
  playSilently(table.game, () => table.state.stage !== 4);
  expect(table.state.sets.tech?.charts[seat(leaver)]?.deployed.army.level).toBe(0);
  expect(table.state.stage).not.toBe(4);
});

test('C-MAP-04, T-ATK-02 under the chart a High-Tech Die is a point of support, and three Edge Points are another', () => {
  const { table } = border({ hidden: { army: 4 } }, { hidden: { army: 1 } }, [], { combatResolution: 'chart' });
  expect(table.state.question).toMatchObject({ kind: 'disclosure', waiting: ['ussr', 'europe'] });
  const events = both(table);
  expect(find(events, 'technology-disclosed')?.attacker).toEqual({ dice: 1, points: 3 });
  expect(find(events, 'chart-read')).toMatchObject({
    attacker: { units: 3, support: 2 },
    defender: { units: 2, support: 0 },
  });
});

test('T-ATK-01 logs of the first edition say in a member of their own that technology was asked for', () => {
  const asked = (battle: object) => wasAsked(battle as Parameters<typeof wasAsked>[0]);
  expect(asked({ sets: { tech: { asked: true } } })).toBe(true);
  expect(asked({ extra: { disclosure: true } })).toBe(true);
  const not = [{}, { sets: {} }, { sets: { tech: {} } }, { extra: null }, { extra: 'disclosure' }, { extra: {} }];
  for (const battle of [...not, { extra: { disclosure: false } }])
    expect([battle, asked(battle)]).toEqual([battle, false]);
});
