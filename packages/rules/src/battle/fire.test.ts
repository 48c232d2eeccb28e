import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import { options } from '../referee/options.ts';
import { aboardAt, unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { fallbackFor } from '../table/table.ts';
import { type Sketch, scenario } from '../testing/index.ts';

const attacks = { stage: 4, phase: 'attacks' } as const;
const attack = (from: Zone, to: Zone, against: string, army: number) =>
  ({ type: 'attack', from, to, against, units: { army } }) as const;
const remove = (...losses: string[]) => ({ type: 'remove-losses', losses }) as const;
const [ussr, europe] = [seat('ussr'), seat('europe')];

/** Four Soviet armies in Russia attack Poland; the defender pays, and all supplies are used up. */
function border(armies: number, dice: readonly number[], more: Partial<Sketch['powers']['europe']> = {}) {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { grain: 1, oil: 1, minerals: 1, units: { russia: 4 } },
      europe: { grain: 1, oil: 1, minerals: 1, units: { poland: armies }, ...more },
    },
    bidders: ['ussr'],
    dice,
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 4));
  table.europe.does({ type: 'defend', supplied: true });
  return table;
}

test('B-ATK-34 dice of 5 and 3 come to 8, which may remove two defending units', () => {
  const table = border(3, [5, 3, 1, 1]);
  expect(table.state.question).toMatchObject({ kind: 'losses', waiting: ['ussr'] });
  table.ussr.isRefused(remove('poland/army', 'poland/army', 'poland/army'), 'B-ATK-34');
  table.ussr.does(remove('poland/army', 'poland/army'));
  expect(unitsAt(table.state.board, 'poland', europe, 'army')).toBe(1);
});

test('B-ATK-34 two points remove nothing, and nobody is asked', () => {
  const table = border(3, [1, 1, 2, 3]);
  // The defender's five points remove one of the attackers.
  expect(table.state.question).toMatchObject({ kind: 'losses', waiting: ['europe'] });
  expect(unitsAt(table.state.board, 'poland', europe, 'army')).toBe(3);
});

test('B-ATK-35, Q-B-47 the roller picks what is removed, and may take fewer; what they leave lapses', () => {
  const table = border(3, [6, 6, 1, 1]);
  table.ussr.does(remove('poland/army'));
  expect(unitsAt(table.state.board, 'poland', europe, 'army')).toBe(2);
  // The defender's two points remove nothing, and no points were carried over.
  expect(table.state.question?.kind).not.toBe('losses');
});

test('B-ATK-36, -37 then the defender rolls the dice fixed in Step C and removes attackers, one for each full three points', () => {
  const table = border(3, [5, 3, 6, 5]);
  table.ussr.does(remove('poland/army', 'poland/army'));
  // Three armies against four when the dice were counted: two dice, though one army is left.
  expect(table.state.question).toMatchObject({ kind: 'losses', waiting: ['europe'] });
  table.europe.isRefused(remove('poland/army'), 'B-ATK-34');
  table.europe.does(remove('russia/army', 'russia/army', 'russia/army'));
  expect(unitsAt(table.state.board, 'russia', ussr, 'army')).toBe(1);
});

test('B-ATK-37 only committed attackers can be removed', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { grain: 1, oil: 1, minerals: 1, units: { russia: 4 } },
      europe: { grain: 1, oil: 1, minerals: 1, units: { poland: 5 } },
    },
    bidders: ['ussr'],
    dice: [1, 6, 6, 6],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  table.europe.does({ type: 'defend', supplied: true });
  table.europe.isRefused(remove('russia/army', 'russia/army', 'russia/army'), 'B-ATK-34');
  table.europe.does(remove('russia/army', 'russia/army'));
  expect(unitsAt(table.state.board, 'russia', ussr, 'army')).toBe(2);
});

test('B-ATK-38 a defender whose units are all gone still rolls', () => {
  const table = border(1, [6, 6, 6, 1]);
  table.ussr.does(remove('poland/army'));
  expect(unitsAt(table.state.board, 'poland', europe, 'army')).toBe(0);
  expect(table.state.question).toMatchObject({ kind: 'losses', waiting: ['europe'] });
  table.europe.does(remove('russia/army', 'russia/army'));
  expect(unitsAt(table.state.board, 'russia', ussr, 'army')).toBe(2);
});

test('B-ATK-39, Q-B-48 a sunk navy takes the armies aboard it down; they are no losses of their own', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { grain: 1, oil: 1, minerals: 1, units: { 'north-sea': 3 } },
      europe: {
        grain: 1,
        oil: 1,
        minerals: 1,
        units: { 'baltic-sea': 1 },
        laden: [{ zone: 'baltic-sea', cargo: { army: 3 } }],
      },
    },
    bidders: ['ussr'],
    dice: [3, 2, 1, 1],
  });
  table.ussr.does({ type: 'attack', from: 'north-sea', to: 'baltic-sea', against: 'europe', units: { navy: 3 } });
  table.europe.does({ type: 'defend', supplied: true });
  const [offer] = options(table.game, ussr, { type: 'remove-losses' });
  expect(offer?.next?.domain).toMatchObject({
    next: { values: ['baltic-sea/navy', 'baltic-sea/navy with 3 army'] },
    mayStop: true,
  });
  table.ussr.does(remove('baltic-sea/navy with 3 army'));
  expect(unitsAt(table.state.board, 'baltic-sea', europe, 'navy')).toBe(1);
  expect(aboardAt(table.state.board, 'baltic-sea', europe, 'army')).toBe(0);
});

test('a player who does not pick removes what dies for the fewest points, the most valuable first', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { grain: 1, oil: 1, minerals: 1, units: { 'north-sea': 3 } },
      europe: {
        grain: 1,
        oil: 1,
        minerals: 1,
        units: { 'baltic-sea': 1 },
        laden: [{ zone: 'baltic-sea', cargo: { army: 1 } }],
      },
    },
    bidders: ['ussr'],
    dice: [3, 2, 1, 1],
  });
  table.ussr.does({ type: 'attack', from: 'north-sea', to: 'baltic-sea', against: 'europe', units: { navy: 3 } });
  table.europe.does({ type: 'defend', supplied: true });
  expect(fallbackFor(table.game, ussr)).toEqual({ type: 'remove-losses', losses: ['baltic-sea/navy with 1 army'] });
});

test('B-ATK-39 a loss tells what went down with a navy', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { russia: 3 } },
      europe: { grain: 0, laden: [{ zone: 'baltic-sea', cargo: { army: 4 } }] },
    },
    bidders: ['ussr'],
    dice: [6, 1, 1],
  });
  table.ussr.does(attack('russia', 'baltic-sea', 'europe', 3));
  table.europe.does({ type: 'defend', supplied: false });
  const lost = table.ussr.does(remove('baltic-sea/navy with 4 army')).find(({ type }) => type === 'units-lost');
  expect(lost).toMatchObject({ losses: [{ kind: 'navy', zone: 'baltic-sea', cargo: { army: 4 }, number: 1 }] });
});
