import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import type { Command } from '../game.ts';
import { forcesIn } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { fallbackFor } from '../table/table.ts';
import { playSilently, scenario } from '../testing/index.ts';

const launch = (targets: Partial<Record<Zone, number>>) => ({ type: 'launch', targets }) as const;
const shoot = (at: Zone) => ({ type: 'shoot', at }) as const;
const champion: Command = { type: 'stand', champion: true, show: [] };
const aside: Command = { type: 'stand', champion: false, show: [] };
const hold = { type: 'hold-fire' } as const;
const [china, europe, ussr] = [seat('china'), seat('europe'), seat('ussr')];
const attacks = { stage: 4, phase: 'attacks' } as const;

test('B-STRAT-22 two L-stars against three nukes at three targets: 4 and 6 destroy one nuke, two strike, two targets are lost', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 2, units: { tibet: 2, mongolia: 1, nanling: 4 } }, usa: { nukes: 3 } },
    bidders: ['usa'],
    dice: [4, 6],
  });
  table.usa.does(launch({ tibet: 1, mongolia: 1, nanling: 1 }));
  expect(table.state.question).toMatchObject({ kind: 'shoot', waiting: [china] });
  table.china.does(shoot('nanling'));
  table.china.isRefused(shoot('nanling'), 'B-STRAT-22');
  table.china.does(shoot('tibet'));
  expect(table.state.nuked).toEqual(['mongolia', 'tibet']);
  expect(forcesIn(table.state.board, 'nanling')).toMatchObject([{ seat: china, units: { army: 4 } }]);
});

for (const die of [1, 2, 3, 4, 5, 6]) {
  test(`B-STRAT-21 a defender's roll of ${die} ${die <= 5 ? 'destroys' : 'misses'} the nuke`, () => {
    const table = scenario({
      ...attacks,
      powers: { china: { lStars: 1 }, usa: { nukes: 1 } },
      bidders: ['usa'],
      dice: [die],
    });
    table.usa.does(launch({ tibet: 1 }));
    const events = table.china.does(shoot('tibet'));
    expect(events.find(({ type }) => type === 'l-star-fired')).toMatchObject({ as: 'defender', die, hit: die <= 5 });
    expect(table.state.nuked).toEqual(die <= 5 ? [] : ['tibet']);
  });

  test(`B-STRAT-28, B-TAC-61 a champion's roll of ${die} ${die <= 3 ? 'destroys' : 'misses'} the nuke, and they keep their L-star`, () => {
    const table = scenario({
      ...attacks,
      powers: { china: {}, usa: { nukes: 1 }, ussr: { lStars: 1 } },
      bidders: ['usa'],
      dice: [die],
    });
    table.usa.does(launch({ tibet: 1 }));
    const events = table.ussr.does(champion);
    expect(events.find(({ type }) => type === 'l-star-fired')).toMatchObject({ as: 'champion', die, hit: die <= 3 });
    expect(table.state.nuked).toEqual(die <= 3 ? [] : ['tibet']);
    expect(table.ussr.has.lStars).toBe(1);
  });
}

test('B-STRAT-20, -29 each L-star fires once in an attack and is not used up: it fires again in the next', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 1 }, usa: { nukes: 3 } },
    bidders: ['usa'],
    dice: [6, 5],
  });
  table.usa.does(launch({ tibet: 2 }));
  table.china.does(shoot('tibet'));
  expect(table.state.nuked).toEqual(['tibet']);
  table.usa.does(launch({ nanling: 1 }));
  table.china.does(shoot('nanling'));
  expect(table.state.nuked).toEqual(['tibet']);
  expect(table.china.has.lStars).toBe(1);
});

test('B-STRAT-19 a defender may hold their fire', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 3 }, usa: { nukes: 1 } },
    bidders: ['usa'],
  });
  table.usa.does(launch({ tibet: 1 }));
  expect(table.china.may()).toEqual(expect.arrayContaining(['shoot', 'hold-fire']));
  const events = table.china.does(hold);
  expect(events.some(({ type }) => type === 'l-star-fired')).toBe(false);
  expect(table.state.nuked).toEqual(['tibet']);
});

test('B-STRAT-22 one roll at a time: a nuke that was missed may be shot at again, and firing ends with the last nuke', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 4 }, usa: { nukes: 1 } },
    bidders: ['usa'],
    dice: [6, 6, 2],
  });
  table.usa.does(launch({ tibet: 1 }));
  table.china.does(shoot('tibet'));
  table.china.does(shoot('tibet'));
  table.china.does(shoot('tibet'));
  expect(table.state.question?.kind).not.toBe('shoot');
  expect(table.state.nuked).toEqual([]);
});

test('B-STRAT-19 a defender fires at nukes aimed at zones of theirs; those of another are for champions', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 2 }, europe: {}, usa: { nukes: 2 } },
    bidders: ['usa'],
    dice: [2],
  });
  table.usa.does(launch({ tibet: 1, iberia: 1 }));
  table.china.does(aside);
  table.china.isRefused(shoot('iberia'), 'Q-B-68');
  table.china.does(shoot('tibet'));
  expect(table.state.nuked).toEqual(['iberia']);
});

test('B-STRAT-27 champions fire after all defenders, each their own L-stars, at what is still in flight', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 1 }, europe: { lStars: 1 }, usa: { nukes: 2 }, ussr: { lStars: 2 } },
    bidders: ['usa', 'ussr', 'europe'],
    dice: [6, 6, 4, 3],
  });
  table.usa.does(launch({ tibet: 1, iberia: 1 }));
  expect(table.state.question).toMatchObject({ kind: 'champion', waiting: [europe, china, ussr] });
  table.ussr.does(champion);
  table.china.does(aside);
  table.europe.does(champion);
  // Defenders first: Europe bid for the stage, China did not. The USSR is no defender.
  expect(table.state.question).toMatchObject({ kind: 'shoot', waiting: [europe] });
  table.europe.does(shoot('iberia'));
  expect(table.state.question).toMatchObject({ kind: 'shoot', waiting: [china] });
  table.china.does(shoot('tibet'));
  // Champions in sequence; Europe's only L-star has fired.
  expect(table.state.question).toMatchObject({ kind: 'shoot', waiting: [ussr] });
  table.ussr.isRefused(hold, 'B-STRAT-18');
  table.ussr.does(shoot('iberia'));
  table.ussr.does(shoot('iberia'));
  expect(table.state.nuked).toEqual(['tibet']);
});

test('B-STRAT-22 defenders who did not bid roll for their order of fire', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 1 }, europe: { lStars: 1 }, usa: { nukes: 2 }, ussr: {} },
    bidders: ['usa'],
    // Europe 3, China 5; then their shots.
    dice: [3, 5, 1, 1],
  });
  table.usa.does(launch({ tibet: 1, iberia: 1 }));
  table.china.does(aside);
  table.europe.does(aside);
  expect(table.state.question?.waiting).toEqual([china]);
  table.china.does(shoot('tibet'));
  expect(table.state.question?.waiting).toEqual([europe]);
});

test('B-STRAT-27 a defender who stood as champion fires what is left of their L-stars at the nukes of others, on 1 to 3', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 3 }, europe: {}, usa: { nukes: 3 } },
    bidders: ['usa'],
    dice: [5, 4, 3],
  });
  table.usa.does(launch({ tibet: 1, iberia: 1, egypt: 1 }));
  table.china.does(champion);
  const first = table.china.does(shoot('tibet'));
  expect(first.find(({ type }) => type === 'l-star-fired')).toMatchObject({ as: 'defender', hit: true });
  const second = table.china.does(shoot('iberia'));
  expect(second.find(({ type }) => type === 'l-star-fired')).toMatchObject({ as: 'champion', die: 4, hit: false });
  const third = table.china.does(shoot('iberia'));
  expect(third.find(({ type }) => type === 'l-star-fired')).toMatchObject({ as: 'champion', die: 3, hit: true });
  expect(table.state.nuked).toEqual(['egypt']);
});

test('B-STRAT-21 the captor and the owner of a home territory defend it both', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 1 }, usa: { nukes: 1 }, ussr: { lStars: 1, units: { tibet: 2 } } },
    bidders: ['usa', 'ussr'],
    dice: [6, 5],
  });
  table.usa.does(launch({ tibet: 1 }));
  table.ussr.does(shoot('tibet'));
  table.china.does(shoot('tibet'));
  expect(table.state.nuked).toEqual([]);
});

test('B-STRAT-22 the L-stars of a silent defender all fire, for their most valuable zone first (X-38)', () => {
  const table = scenario({
    ...attacks,
    powers: {
      china: {
        lStars: 3,
        cards: { 'hoppo-oil-co': 'open', 'ku-chan-li': 'secret' },
        units: { mongolia: 1, 'south-china-sea': { navy: 1 } },
        laden: [{ zone: 'south-china-sea', cargo: { army: 2 } }],
      },
      usa: { nukes: 4 },
    },
    bidders: ['usa'],
    dice: [1, 6, 1],
  });
  // Tibet is worth nothing, Mongolia $50M, Nanling $100M, the sea with two navies and two armies $200M.
  table.usa.does(launch({ tibet: 1, mongolia: 1, nanling: 1, 'south-china-sea': 1 }));
  const targets: string[] = [];
  while (table.state.question?.kind === 'shoot') {
    const answer = fallbackFor(table.game, china);
    if (answer?.type !== 'shoot') throw new Error('no default');
    targets.push(answer.at);
    table.china.does(answer);
  }
  expect(targets).toEqual(['south-china-sea', 'nanling', 'nanling']);
  expect(table.state.nuked).toEqual(['mongolia', 'tibet']);
});

test('B-STRAT-07 the attacker does not fire at their own nukes, even at one aimed at their own land', () => {
  const table = scenario({
    ...attacks,
    powers: { china: {}, usa: { nukes: 1, lStars: 2 }, ussr: { lStars: 1 } },
    bidders: ['usa'],
    dice: [4],
  });
  table.usa.does(launch({ alaska: 1 }));
  expect(table.state.question).toMatchObject({ kind: 'champion', waiting: [ussr] });
  table.ussr.does(champion);
  expect(table.state.nuked).toEqual(['alaska']);
  expect(table.usa.has.lStars).toBe(2);
});

test('Q-B-68 a player who defends themselves is told that they shoot at nukes that come for them', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    bidders: ['usa'],
    powers: { usa: { nukes: 3 }, ussr: { lStars: 1, units: { russia: 1 } }, europe: { units: { iberia: 1 } } },
    dice: [6, 6],
  });
  table.usa.does({ type: 'launch', targets: { russia: 1, iberia: 1 } });
  playSilently(table.game, () => table.state.question?.kind === 'shoot');
  expect(table.ussr.isRefused({ type: 'shoot', at: 'iberia' }, 'Q-B-68').message).toBe('not-yours-to-shoot:defender');
});

test.each(['alaska', 'zaire'] as const)(
  'X-38 of zones of the same worth the silent player saves a home before %s',
  (abroad) => {
    const table = scenario({
      stage: 4,
      phase: 'attacks',
      bidders: ['china'],
      powers: {
        china: { nukes: 2, units: { tibet: 1 } },
        ussr: { lStars: 1, units: { russia: 1, [abroad]: 1 } },
      },
    });
    table.china.does({ type: 'launch', targets: { russia: 1, [abroad]: 1 } });
    playSilently(table.game, ({ state }) => state.question?.kind === 'shoot');
    expect(fallbackFor(table.game, table.ussr.seat)).toEqual({ type: 'shoot', at: 'russia' });
  },
);
