import { expect, test } from 'vitest';
import { ZONES, type Zone } from '../board/index.ts';
import { options } from '../referee/options.ts';
import { unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { playSilently, scenario } from '../testing/index.ts';

const attacks = { stage: 4, phase: 'attacks' } as const;
const attack = (from: Zone, to: Zone, against: string, army: number) =>
  ({ type: 'attack', from, to, against, units: { army } }) as const;

test('B-ATK-18 the steps of the drill come strictly in their order', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { russia: 4, kola: 1 } },
      europe: { units: { poland: 3, greece: 1 } },
    },
    bidders: ['ussr'],
    dice: [3, 3, 3, 3],
  });
  const asked = [table.state.question?.kind];
  table.ussr.does(attack('russia', 'poland', 'europe', 4));
  playSilently(table.game, () => {
    asked.push(table.state.question?.kind);
    return table.state.stage !== 4;
  });
  expect(asked.slice(0, 8)).toEqual([
    'attack',
    'defend', // A
    'losses', // D, after B and C
    'losses',
    'reinforce', // E
    'reinforce',
    'counterattack', // F
    'attack',
  ]);
});

test('B-ATK-19 the target is a zone of an opponent or an empty one, never their own land nor a nuked one', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 2 } }, europe: { units: { poland: 1 } } },
    nuked: ['romania'],
    bidders: ['ussr'],
  });
  table.ussr.isRefused(attack('russia', 'romania', 'militia', 1), 'B-ATK-19');
  // An empty home territory is the player's own, so there is nobody to attack.
  table.ussr.isRefused(attack('russia', 'kola', 'militia', 1), 'B-ATK-19');
  table.ussr.isRefused(attack('russia', 'poland', 'militia', 1), 'B-ATK-19');
  table.ussr.isRefused(attack('russia', 'poland', 'usa', 1), 'B-ATK-19');
  const [offer] = options(table.game, seat('ussr'), { type: 'attack', from: 'russia' });
  // Empty Scandinavia is Europe's home; the Baltic Sea is nobody's.
  expect(offer?.next).toEqual({
    field: 'to',
    domain: { kind: 'one-of', values: ['scandinavia', 'poland', 'baltic-sea'].sort(byBoard) },
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 1));
});

test('B-ATK-20, -21 the attacker names the zone they attack from, and then the zone they attack', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 2, kazakh: 1, kola: 1 } }, europe: { units: { poland: 1, romania: 1 } } },
    nuked: ['scandinavia', 'siberia'],
    bidders: ['ussr'],
  });
  const [first] = options(table.game, seat('ussr'), { type: 'attack' });
  // Kola has nothing beside it but the empty Barents Sea.
  expect(first?.next).toEqual({
    field: 'from',
    domain: { kind: 'one-of', values: ['kazakh', 'kola', 'russia'].sort(byBoard) },
  });
  table.ussr.isRefused(attack('siberia', 'poland', 'europe', 1), 'B-ATK-20');
  table.ussr.isRefused(attack('kazakh', 'poland', 'europe', 1), 'B-ATK-17');
  const events = table.ussr.does(attack('kazakh', 'romania', 'europe', 1));
  expect(events.find(({ type }) => type === 'attack-declared')).toMatchObject({
    attacker: 'ussr',
    defender: 'europe',
    from: 'kazakh',
    target: 'romania',
    units: { army: 1 },
  });
});

test('B-ATK-20, Q-B-42 they commit any number of the units of one zone', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 3, kazakh: 5 } }, europe: { units: { romania: 1 } } },
    bidders: ['ussr'],
  });
  table.ussr.isRefused(attack('russia', 'romania', 'europe', 4), 'B-ATK-20');
  table.ussr.isRefused(attack('russia', 'romania', 'europe', 0), 'B-ATK-20');
  const [offer] = options(table.game, seat('ussr'), {
    type: 'attack',
    from: 'russia',
    to: 'romania',
    against: 'europe',
  });
  expect(offer?.next?.domain).toEqual({ kind: 'counts', max: { army: 3 }, least: 1, most: 3 });
  table.ussr.does(attack('russia', 'romania', 'europe', 2));
});

test('B-ATK-24, -26 an attack takes one grain, one oil and one mineral, and without a full set there is none', () => {
  for (const lacking of ['grain', 'oil', 'minerals'] as const) {
    const table = scenario({
      ...attacks,
      powers: { ussr: { [lacking]: 0, nukes: 1, units: { russia: 2 } }, europe: { units: { poland: 1 } } },
      bidders: ['ussr'],
    });
    const refusal = table.ussr.isRefused(attack('russia', 'poland', 'europe', 1), 'B-ATK-24');
    expect(refusal.figures).toEqual({ grain: 3, oil: 3, minerals: 3, [lacking]: 0 });
  }
  const table = scenario({
    ...attacks,
    powers: { ussr: { grain: 5, oil: 1, minerals: 2, units: { russia: 2 } }, europe: { units: { poland: 1 } } },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 1));
  // nothing is paid before the defender has answered.
  expect(table.ussr.has.supplies).toEqual({ grain: 5, oil: 1, minerals: 2 });
  table.europe.does({ type: 'defend', supplied: false });
  expect(table.ussr.has.supplies).toEqual({ grain: 4, oil: 0, minerals: 1 });
});

test('B-ATK-25, Q-B-51 the attackers stay in their zone, and while both sides have units nothing changes hands', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { grain: 1, oil: 1, minerals: 1, units: { russia: 3 } },
      europe: { grain: 1, oil: 1, minerals: 1, units: { poland: 2 }, cards: { 'vistula-grains': 'open' } },
    },
    bidders: ['ussr'],
    dice: [3, 1, 1, 1],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 3));
  expect(unitsAt(table.state.board, 'russia', seat('ussr'), 'army')).toBe(3);
  table.europe.does({ type: 'defend', supplied: true });
  table.ussr.does({ type: 'remove-losses', losses: ['poland/army'] });
  expect(unitsAt(table.state.board, 'russia', seat('ussr'), 'army')).toBe(3);
  expect(unitsAt(table.state.board, 'poland', seat('europe'), 'army')).toBe(1);
  expect(table.europe.has.holdings.map(({ card }) => card)).toEqual(['vistula-grains']);
});

test('Q-B-41 nobody needs permission to attack a player they have granted passage, and a player who did not bid has no turn', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 2 } }, europe: { units: { poland: 4 } } },
    bidders: ['ussr'],
  });
  table.europe.isRefused(attack('poland', 'russia', 'ussr', 4), 'B-BID-06');
  table.europe.does({ type: 'grant-passage', to: seat('ussr') });
  table.ussr.does({ type: 'grant-passage', to: seat('europe') });
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  expect(table.state.question?.kind).toBe('defend');
});

function byBoard(a: string, b: string): number {
  const zones: readonly string[] = ZONES;
  return zones.indexOf(a) - zones.indexOf(b);
}

/** Two American armies have flown into Japan and not taken it; China's garrison may answer. */
function beset(chinese: number, dice: readonly number[]) {
  const table = scenario({
    ...attacks,
    powers: {
      usa: { grain: 9, oil: 9, minerals: 9, units: { alaska: 2 } },
      china: { units: { japan: chinese, tibet: 1 } },
      europe: { units: { greece: 1 } },
    },
    bidders: ['usa', 'china'],
    dice: [1, 1, 1, ...dice],
  });
  const orders = [{ how: 'airlift', from: 'alaska', units: { army: 2 } } as const];
  table.usa.does({ type: 'assault-by-air', to: 'japan', against: 'china', orders });
  table.china.does({ type: 'defend', supplied: false });
  playSilently(table.game, () => table.state.question?.kind === 'assault');
  table.usa.does({ type: 'keep-assault' });
  playSilently(table.game, () => table.state.question?.kind === 'counterattack');
  return table;
}

test('X-21, B-ATK-54 a garrison counterattacks the force ashore in its own land, from within', () => {
  const table = beset(4, [6, 6]);
  const [offer] = options(table.game, seat('china'), { type: 'attack', from: 'japan' });
  expect(offer?.next?.domain).toMatchObject({ kind: 'one-of', values: expect.arrayContaining(['japan']) });
  const events = table.china.does(attack('japan', 'japan', 'usa', 4));
  expect(events.find(({ type }) => type === 'attack-declared')?.clauses).toContain('X-21');
  table.usa.does({ type: 'defend', supplied: false });
  table.china.does({ type: 'remove-losses', losses: ['japan/army', 'japan/army'] });
  expect(table.state.assaults).toEqual([]);
  expect(unitsAt(table.state.board, 'japan', seat('china'), 'army')).toBe(4);
});

test('X-21, B-ATK-43 a garrison that falls in such an attack has lost the land to the force', () => {
  const table = beset(1, [1, 6]);
  table.china.does(attack('japan', 'japan', 'usa', 1));
  table.usa.does({ type: 'defend', supplied: true });
  playSilently(table.game, () => table.state.question?.kind !== 'losses');
  expect(table.state.assaults).toEqual([]);
  expect(unitsAt(table.state.board, 'japan', seat('china'), 'army')).toBe(0);
  expect(unitsAt(table.state.board, 'japan', seat('usa'), 'army')).toBe(2);
});

test('X-21, B-TAC-07 the force ashore itself waits for its turn, and an untroubled garrison has nobody to fight', () => {
  const table = beset(4, [6, 6]);
  table.china.isRefused(attack('tibet', 'tibet', 'usa', 1), 'X-21');
  table.china.does({ type: 'no-counterattack' });
  playSilently(table.game, () => table.state.question?.kind === 'attack' && table.state.question.waiting[0] === 'usa');
  table.usa.isRefused(attack('japan', 'japan', 'china', 2), 'B-TAC-07');
});
