import { sayEvent } from '@marshall/words/testing';
import { expect, test } from 'vitest';
import type { Zone } from '../../../board/index.ts';
import type { GameEvent } from '../../../game.ts';
import type { Order } from '../../../movement/order.ts';
import { battleOdds, chanceThat, fraction } from '../../../odds/index.ts';
import { type SparseCounts, unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { fallbackFor } from '../../../table/table.ts';
import { type PowerSketch, playSilently, type Sketch, scenario, techSketch } from '../../../testing/index.ts';
import { marineSketch } from '../sketch.ts';
import { slipsPast } from '../tables.ts';
import { reachesShips } from './convoy.ts';

const [ussr, europe] = [seat('ussr'), seat('europe')];
const attack = (from: Zone, to: 'baltic-sea' | 'north-sea' | 'indian-ocean', units: SparseCounts, against = 'europe') =>
  ({ type: 'attack-ships', from, to, against, units }) as const;
const types = (events: readonly GameEvent[]) => events.map(({ type }) => type);
const find = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T) =>
  events.find((event): event is Extract<GameEvent, { type: T }> => event.type === type);

/** Soviet forces against European ships. */
function sea(
  soviet: PowerSketch['units'],
  european: PowerSketch['units'],
  dice: readonly number[] = [],
  more: Partial<Sketch> & { ussr?: PowerSketch; europe?: PowerSketch } = {},
) {
  const { ussr: ours = {}, europe: theirs = {}, options = {}, ...rest } = more;
  return scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true, ...options },
    powers: {
      ussr: { ...(soviet === undefined ? {} : { units: soviet }), ...ours },
      europe: { ...(european === undefined ? {} : { units: european }), ...theirs },
    },
    bidders: ['ussr'],
    dice,
    ...rest,
  });
}
const ships = (table: ReturnType<typeof sea>, zone: Zone) => unitsAt(table.state.board, zone, europe, 'ship');
const navies = (table: ReturnType<typeof sea>, zone: Zone) => unitsAt(table.state.board, zone, europe, 'navy');

test('M-ATTACK-01, -02, Q-M-36 a player who attacks ships removes a set and rolls as ever; their owner removes nothing and rolls nothing', () => {
  const table = sea({ russia: 2 }, { 'baltic-sea': { ship: 4 } }, [4, 3]);
  const events = table.ussr.does(attack('russia', 'baltic-sea', { army: 2 }));
  expect(find(events, 'convoy-named')).toMatchObject({ owner: 'europe', sea: 'baltic-sea' });
  // Position and fire power, as ships have none; nothing for the owner.
  expect(find(events, 'dice-counted')).toMatchObject({
    attacker: { position: 1, firePower: 1, lStar: 0 },
    defender: { position: 0, firePower: 0, lStar: 0 },
  });
  expect(table.ussr.has.supplies).toEqual({ grain: 2, oil: 2, minerals: 2 });
  expect(table.europe.has.supplies).toEqual({ grain: 3, oil: 3, minerals: 3 });
  expect(find(events, 'fired')).toMatchObject({ side: 'attacker', points: 7 });
  expect(table.state.question).toMatchObject({ kind: 'losses', waiting: ['ussr'] });
});

test('M-ATTACK-09 seven points sink three of four ships, and one is wasted', () => {
  const table = sea({ russia: 2 }, { 'baltic-sea': { ship: 4 } }, [4, 3]);
  table.ussr.does(attack('russia', 'baltic-sea', { army: 2 }));
  const three = ['baltic-sea/ship', 'baltic-sea/ship', 'baltic-sea/ship'];
  expect(fallbackFor(table.game, ussr)).toEqual({ type: 'remove-losses', losses: three });
  table.ussr.isRefused({ type: 'remove-losses', losses: [...three, 'baltic-sea/ship'] }, 'B-ATK-34');
  const events = table.ussr.does({ type: 'remove-losses', losses: three });
  expect(find(events, 'units-lost')).toMatchObject({ seat: 'europe', losses: [{ kind: 'ship', number: 3 }] });
  expect(ships(table, 'baltic-sea')).toBe(1);
});

test('M-ATTACK-02, Q-M-38 no resisting, withdrawing or surrendering for ships alone; first strike for a bidder', () => {
  const table = sea({ russia: 2 }, { 'baltic-sea': { ship: 1 } });
  const events = table.ussr.does(attack('russia', 'baltic-sea', { army: 2 }));
  expect(find(events, 'convoy-unguarded')).toMatchObject({ owner: 'europe' });
  expect(types(events)).not.toContain('defence-chosen');
  const armed = sea({ russia: 2 }, { 'baltic-sea': { ship: 1 } }, [], {
    europe: { nukes: 1 },
    bidders: ['ussr', 'europe'],
  });
  armed.ussr.does(attack('russia', 'baltic-sea', { army: 2 }));
  expect(armed.state.question).toMatchObject({ kind: 'first-strike', waiting: ['europe'] });
});

test('M-ATTACK-04, -05, -06, -07, T-M-09 reach against ships', () => {
  // T-M-09: an army into an adjacent light sea; a navy in a light sea there too and in its own, never into a dark one.
  expect(reachesShips('russia', 'baltic-sea')).toBe(true);
  expect(reachesShips('baltic-sea', 'baltic-sea')).toBe(true);
  expect(reachesShips('north-sea', 'baltic-sea')).toBe(true);
  expect(reachesShips('indian-ocean', 'indian-ocean')).toBe(true);
  expect(reachesShips('indian-ocean', 'arabian-sea')).toBe(true);
  expect(reachesShips('arabian-sea', 'indian-ocean')).toBe(false);
  const reach = (from: Zone, to: Parameters<typeof attack>[1], units: SparseCounts) => {
    const game = sea({ [from]: units }, { [to]: { ship: 1 } });
    return find(game.ussr.does(attack(from, to, units)), 'convoy-named')?.clauses ?? [];
  };
  expect(reach('russia', 'baltic-sea', { army: 1 })).toContain('M-ATTACK-04');
  expect(reach('baltic-sea', 'baltic-sea', { navy: 1 })).toContain('M-ATTACK-05');
  expect(reach('indian-ocean', 'indian-ocean', { navy: 1 })).toContain('M-ATTACK-07');
});

test('M-ATTACK-06 from a light blue sea no ships in a dark blue one are in reach', () => {
  const table = sea({ 'arabian-sea': 1, russia: 1 }, { 'indian-ocean': { ship: 1 }, 'baltic-sea': { ship: 1 } });
  const far = { ...attack('arabian-sea', 'indian-ocean', { navy: 1 }), from: 'arabian-sea' as const };
  table.ussr.isRefused(far, 'M-ATTACK-06');
  const near = sea({ 'arabian-sea': 1 }, { 'indian-ocean': { ship: 1 }, 'red-sea': { ship: 1 } });
  near.ussr.isRefused(attack('arabian-sea', 'indian-ocean', { navy: 1 }), 'M-ATTACK-06');
});

test('M-ATTACK-01, Q-M-39, Q-M-40, Q-M-42 one owner is named; an attack on a navy leaves ships alone, and ships hold no sea', () => {
  const table = sea({ 'north-sea': 2 }, { 'baltic-sea': { navy: 1, ship: 2 } }, [6, 6, 1, 1]);
  table.ussr.does({ type: 'attack', from: 'north-sea', to: 'baltic-sea', against: 'europe', units: { navy: 2 } });
  table.europe.does({ type: 'defend', supplied: true });
  table.ussr.isRefused({ type: 'remove-losses', losses: ['baltic-sea/ship'] }, 'B-ATK-34');
  table.ussr.does({ type: 'remove-losses', losses: ['baltic-sea/navy'] });
  expect([ships(table, 'baltic-sea'), navies(table, 'baltic-sea')]).toEqual([2, 0]);
  // The sea is empty of navies and may be occupied beside the ships.
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
  table.ussr.does({ type: 'occupy', orders: [{ how: 'sail', from: 'north-sea', units: { navy: 1 } }] });
  expect(ships(table, 'baltic-sea')).toBe(2);
});

test('Q-M-37 after an attack on ships alone their owner has Step E first and then their counterattack', () => {
  const table = sea({ russia: 2 }, { 'baltic-sea': { ship: 2 }, poland: 1 }, [1, 1]);
  table.ussr.does(attack('russia', 'baltic-sea', { army: 2 }));
  table.ussr.does({ type: 'remove-losses', losses: ['baltic-sea/ship'] });
  expect(table.state.question).toMatchObject({ kind: 'step-e', waiting: ['europe'] });
  table.europe.does({ type: 'ships-done' });
  if (table.state.question?.kind === 'reinforce') table.europe.does({ type: 'end-reinforcing' });
  if (table.state.question?.waiting[0] === 'ussr') table.ussr.does({ type: 'end-reinforcing' });
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
});

test('M-ATTACK-03, M-ESCORT-02, -03, Q-M-74 navies in the same light sea escort by themselves, fight the full drill, and are struck first unless the attacker slips past', () => {
  const table = sea({ russia: 3 }, { 'baltic-sea': { navy: 1, ship: 2 } }, [5, 6, 5, 1, 1]);
  table.ussr.does(attack('russia', 'baltic-sea', { army: 3 }));
  expect(table.state.question).toMatchObject({ kind: 'defend', waiting: ['europe'] });
  const events = table.europe.does({ type: 'defend', supplied: true });
  // Level technology: only a six slips past (T-M-13).
  expect(find(events, 'convoy-detected')).toMatchObject({ lead: 0, die: 5, first: 'escorts' });
  expect(find(events, 'fired')).toMatchObject({ points: 11 });
  table.ussr.isRefused({ type: 'remove-losses', losses: ['baltic-sea/ship'] }, 'M-ESCORT-02');
  const after = table.ussr.does({
    type: 'remove-losses',
    losses: ['baltic-sea/navy', 'baltic-sea/ship', 'baltic-sea/ship'],
  });
  expect([ships(table, 'baltic-sea'), navies(table, 'baltic-sea')]).toEqual([0, 0]);
  // Q-M-74: the escorts shoot back all the same, with a supplied defender's two dice.
  expect(after.find((event) => event.type === 'fired' && event.side === 'defender')).toMatchObject({ dice: [1, 1] });
});

test('M-ESCORT-02, -12, X-14 a player who slips past must sink the whole convoy before their points go on', () => {
  const table = sea({ russia: 3 }, { 'baltic-sea': { navy: 1, ship: 2 } }, [6, 3, 2]);
  table.ussr.does(attack('russia', 'baltic-sea', { army: 3 }));
  const events = table.europe.does({ type: 'defend', supplied: true });
  expect(find(events, 'convoy-detected')).toMatchObject({ die: 6, first: 'convoy' });
  // Five points: two ships for four, and nothing is left for the navy.
  table.ussr.isRefused({ type: 'remove-losses', losses: ['baltic-sea/navy'] }, 'M-ESCORT-02');
  table.ussr.does({ type: 'remove-losses', losses: ['baltic-sea/ship', 'baltic-sea/ship'] });
  expect([ships(table, 'baltic-sea'), navies(table, 'baltic-sea')]).toEqual([0, 1]);
});

test('Q-M-43 a light blue sea may be occupied once its escorts are gone, though ships remain', () => {
  const table = sea({ 'north-sea': 3 }, { 'baltic-sea': { navy: 1, ship: 3 } }, [1, 2, 1, 1, 1]);
  table.ussr.does(attack('north-sea', 'baltic-sea', { navy: 3 }));
  table.europe.does({ type: 'defend', supplied: true });
  table.ussr.does({ type: 'remove-losses', losses: ['baltic-sea/navy'] });
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
  table.ussr.does({ type: 'occupy', orders: [{ how: 'sail', from: 'north-sea', units: { navy: 1 } }] });
  expect(ships(table, 'baltic-sea')).toBe(3);
  // Without escorts there was nobody to displace.
  const alone = sea({ 'north-sea': 3 }, { 'baltic-sea': { ship: 1 } }, [6, 6]);
  alone.ussr.does(attack('north-sea', 'baltic-sea', { navy: 3 }));
  const events = alone.ussr.does({ type: 'remove-losses', losses: ['baltic-sea/ship'] });
  expect(types(events)).not.toContain('occupation-settled');
});

test('M-ESCORT-01, -04, -05, Q-M-76 in a dark blue sea navies escort only if their owner named them before', () => {
  const unnamed = sea({ 'indian-ocean': 2 }, { 'indian-ocean': { navy: 2, ship: 1 } });
  expect(types(unnamed.ussr.does(attack('indian-ocean', 'indian-ocean', { navy: 2 })))).toContain('convoy-unguarded');
  const moving = scenario({
    stage: 5,
    phase: 'moves',
    options: { merchantMarine: true },
    powers: { europe: { units: { 'indian-ocean': { navy: 2, ship: 1 } } }, ussr: { units: { 'indian-ocean': 2 } } },
    bidders: ['europe', 'ussr'],
  });
  moving.ussr.isRefused({ type: 'escort', sea: 'indian-ocean', navies: 1 }, 'M-ESCORT-05');
  moving.europe.isRefused({ type: 'escort', sea: 'indian-ocean', navies: 3 }, 'M-ESCORT-04');
  const [named] = moving.europe.does({ type: 'escort', sea: 'indian-ocean', navies: 1 });
  expect(named).toMatchObject({ type: 'escorts-named', navies: 1 });
  // Everybody sees it, and the go is still theirs.
  expect(moving.state.sets.marine?.escorts[europe]).toEqual({ 'indian-ocean': 1 });
  expect(moving.state.question).toMatchObject({ kind: 'move', waiting: ['europe'] });
});

test('M-ESCORT-04 of two navies in a dark blue sea the one named fights for the ships', () => {
  const table = sea({ 'indian-ocean': 2 }, { 'indian-ocean': { navy: 2, ship: 1 } }, [1], {
    sets: marineSketch({ escorts: { [europe]: { 'indian-ocean': 1 } } }),
  });
  table.ussr.does(attack('indian-ocean', 'indian-ocean', { navy: 2 }));
  const events = table.europe.does({ type: 'defend', supplied: true });
  expect(find(events, 'convoy-detected')).toMatchObject({ first: 'escorts' });
  expect(find(events, 'dice-counted')).toMatchObject({ attacker: { firePower: 1 }, defender: { firePower: 0 } });
});

test('M-ESCORT-09, -10, -11, T-M-13 the table of detection by edge points', () => {
  const least = [0, 1, 2, 3, 4].map((lead) => [1, 2, 3, 4, 5, 6].find((die) => slipsPast(lead, die)));
  expect(least).toEqual([6, 5, 4, 3, 2]);
  const fought = (mine: number, theirs: number, dice: readonly number[] = []) => {
    const table = sea({ russia: 3 }, { 'baltic-sea': { navy: 1, ship: 1 } }, dice, {
      options: { highTech: true },
    });
    table.ussr.does(attack('russia', 'baltic-sea', { army: 3 }));
    const battle = table.state.agenda.find((frame) => frame.procedure === 'conventional');
    if (battle?.procedure === 'conventional')
      battle.sets = {
        ...battle.sets,
        tech: { benefits: { attacker: { dice: 0, points: mine }, defender: { dice: 0, points: theirs } } },
      };
    return { table, events: table.europe.does({ type: 'defend', supplied: true }) };
  };
  const fewer = fought(0, 2);
  expect(find(fewer.events, 'convoy-detected')).toMatchObject({ lead: -2, die: undefined, first: 'escorts' });
  expect(find(fought(3, 0, [3]).events, 'convoy-detected')).toMatchObject({ lead: 3, die: 3, first: 'convoy' });
  const five = fought(5, 0).table;
  expect(five.state.question).toMatchObject({ kind: 'strike-first', waiting: ['ussr'] });
  expect(fallbackFor(five.game, ussr)).toEqual({ type: 'strike-first', group: 'convoy' });
  const chosen = five.ussr.does({ type: 'strike-first', group: 'convoy' });
  expect(find(chosen, 'convoy-detected')).toMatchObject({ lead: 5, die: undefined, first: 'convoy' });
});

test('X-18 under the chart a battle about ships keeps its dice', () => {
  const table = sea({ russia: 2 }, { 'baltic-sea': { ship: 2 } }, [4, 3], { options: { combatResolution: 'chart' } });
  const events = table.ussr.does(attack('russia', 'baltic-sea', { army: 2 }));
  expect(find(events, 'dice-counted')).toBeDefined();
  expect(find(events, 'chart-read')).toBeUndefined();
});

test('M-ATTACK-09 exact odds of an attack on ships: two dice sink both of two ships in 33 of 36 throws', () => {
  const table = sea({ russia: 2 }, { 'baltic-sea': { ship: 2 } });
  const odds = battleOdds(table.game, ussr, attack('russia', 'baltic-sea', { army: 2 }));
  if (!odds.ok) throw new Error(odds.refusal.message);
  const { outcomes } = odds.value;
  expect(fraction(chanceThat(outcomes, ({ defenderLost }) => defenderLost.ship === 2))).toBe('11/12');
  expect(fraction(chanceThat(outcomes, ({ emptied }) => emptied))).toBe('11/12');
  expect(outcomes.every(({ outcome }) => outcome.attackerLost.army === undefined)).toBe(true);
});

test('M-ESCORT-09, Q-M-75, X-13 the lead is that of the levels shown in the battle', () => {
  const table = sea({ russia: 3 }, { 'baltic-sea': { navy: 1, ship: 1 } }, [3], {
    options: { highTech: true },
    sets: techSketch({ ussr: { hidden: { army: 3 } }, europe: {} }),
  });
  table.ussr.does(attack('russia', 'baltic-sea', { army: 3 }));
  table.europe.does({ type: 'defend', supplied: true });
  expect(table.state.question).toMatchObject({ kind: 'disclosure', waiting: ['ussr'] });
  const events = table.ussr.does({ type: 'disclose', show: 'army' });
  expect(find(events, 'convoy-detected')).toMatchObject({ lead: 3, die: 3, first: 'convoy' });
});

test('Q-M-43, B-TAC-47 escorts that withdraw leave a light blue sea that the attacker may occupy', () => {
  const table = sea({ 'barents-sea': 5 }, { 'north-sea': { navy: 1, ship: 2 }, 'british-isles': 1 }, [6, 6]);
  table.ussr.does(attack('barents-sea', 'north-sea', { navy: 5 }));
  table.europe.does({
    type: 'withdraw',
    to: 'bay-of-biscay',
    orders: [{ how: 'sail', from: 'north-sea', units: { navy: 1 } }],
  });
  table.ussr.does({ type: 'remove-losses', losses: ['north-sea/ship', 'north-sea/ship'] });
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
});

test('Q-M-38, B-TAC-49 a surrendered escort does not save the convoy: the attack goes on against ships that nobody guards', () => {
  const table = sea({ russia: 5 }, { 'baltic-sea': { navy: 1, ship: 6 } }, [6, 6]);
  table.ussr.does(attack('russia', 'baltic-sea', { army: 5 }));
  const events = table.europe.does({ type: 'surrender' });
  expect(types(events)).toEqual(expect.arrayContaining(['surrendered', 'set-removed', 'convoy-unguarded', 'fired']));
  const said = find(events, 'surrendered');
  expect(said && sayEvent(table.game, said)).not.toContain('everything');
  expect(unitsAt(table.state.board, 'baltic-sea', ussr, 'navy')).toBe(1);
  expect(table.state.question).toMatchObject({ kind: 'losses', waiting: ['ussr'] });
  table.ussr.does({ type: 'remove-losses', losses: Array(6).fill('baltic-sea/ship') });
  expect(ships(table, 'baltic-sea')).toBe(0);
});

test('X-21, B-TAC-07 a force that fights for the land it stands in attacks no ships either', () => {
  const rich = { oil: 9, grain: 9, minerals: 9 } as const;
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true },
    powers: {
      ussr: { ...rich, units: { iran: 4, russia: 3, arabia: 1, 'arabian-sea': { ship: 2 } } },
      africa: { ...rich, units: { egypt: 5 } },
      europe: { units: { poland: 3, 'red-sea': { ship: 3 } } },
    },
    bidders: ['ussr', 'europe'],
  });
  const orders: Order[] = [
    { how: 'sail', from: 'arabian-sea', units: { ship: 1 } },
    { how: 'board', from: 'iran', units: { army: 2 } },
    { how: 'by', zone: 'red-sea' },
    { how: 'ashore', on: 'egypt', units: { army: 2 } },
  ];
  table.ussr.does({ type: 'assault-by-sea', to: 'egypt', sea: 'red-sea', against: 'africa', orders });
  table.africa.does({ type: 'defend', supplied: false });
  playSilently(table.game, () => table.state.question?.kind === 'assault');
  table.ussr.does({ type: 'keep-assault' });
  playSilently(table.game, () => table.state.question?.kind === 'attack');
  table.europe.does({ type: 'attack', from: 'poland', to: 'russia', against: 'ussr', units: { army: 3 } });
  playSilently(table.game, () => table.state.question?.kind === 'counterattack');
  table.ussr.isRefused(
    { type: 'attack-ships', from: 'egypt', to: 'red-sea', against: 'europe', units: { army: 2 } },
    'B-TAC-07',
  );
});
