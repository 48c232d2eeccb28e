import { expect, test } from 'vitest';
import { fact, homeOf, homePower, TERRITORIES, ZONES, type Zone } from '../board/index.ts';
import type { GameOptions } from '../options.ts';
import { options } from '../referee/options.ts';
import { perform } from '../referee/perform.ts';
import { Play } from '../referee/play.ts';
import { forcesIn } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, playSilently, scenario } from '../testing/index.ts';
import { canHit } from './salvo.ts';

const pass = { type: 'pass' } as const;
const no = { type: 'no-counterattack' } as const;
const launch = (targets: Partial<Record<Zone, number>>) => ({ type: 'launch', targets }) as const;
const [china, europe, usa, ussr] = [seat('china'), seat('europe'), seat('usa'), seat('ussr')];
const attacks = { stage: 4, phase: 'attacks' } as const;

test('B-STRAT-01 nukes reach every territory and every light blue sea, own and neutral ones too, and no dark blue sea', () => {
  const table = scenario({
    ...attacks,
    powers: { china: {}, usa: { nukes: 2, units: { alaska: 1 } } },
    nuked: ['tibet'],
    bidders: ['usa'],
  });
  const [offer] = options(table.game, usa, { type: 'launch' });
  const domain = offer?.next?.domain;
  const { lightBlue, darkBlue } = fact('B-MAP-10');
  const max = domain?.kind === 'counts' ? domain.max : {};
  expect(Object.keys(max).sort()).toEqual(
    ZONES.filter((zone) => zone !== 'tibet' && !(darkBlue as readonly Zone[]).includes(zone)).sort(),
  );
  expect(lightBlue.every((sea) => max[sea] === 2)).toBe(true);
  expect(domain).toMatchObject({ least: 1, most: 2 });
  table.usa.isRefused(launch({ 'north-pacific': 1 }), 'B-STRAT-01');
  table.usa.isRefused(launch({ tibet: 1 }), 'Q-B-67');
  table.usa.does(launch({ alaska: 1, 'black-sea': 1 }));
  expect(table.state.nuked).toEqual(['tibet', 'alaska']);
});

test('B-STRAT-12 a solo shot is one nuke at one target', () => {
  const table = scenario({ ...attacks, powers: { china: {}, usa: { nukes: 2 } }, bidders: ['usa'] });
  const events = table.usa.does(launch({ egypt: 1 }));
  expect(events.find(({ type }) => type === 'nukes-launched')).toMatchObject({
    shot: 'solo',
    targets: [{ at: 'egypt', nukes: 1 }],
  });
});

test('B-STRAT-10, -11, -13 a cluster shot names all its targets first: several zones, or one zone several times', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 1 }, usa: { nukes: 5 } },
    bidders: ['usa'],
    dice: [1],
  });
  const events = table.usa.does(launch({ tibet: 2, egypt: 1 }));
  expect(events.find(({ type }) => type === 'nukes-launched')).toMatchObject({
    shot: 'cluster',
    // In board order.
    targets: [
      { at: 'tibet', nukes: 2 },
      { at: 'egypt', nukes: 1 },
    ],
  });
  // Q-B-71: the second nuke was insurance, the territory counts once.
  table.china.does({ type: 'stand', champion: false, show: [] });
  table.china.does({ type: 'shoot', at: 'tibet' });
  expect(table.state.nuked).toEqual(['tibet', 'egypt']);
});

test('B-STRAT-14 launching lowers the nuke meter by one for each nuke, whatever becomes of it', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 2 }, usa: { nukes: 5 } },
    bidders: ['usa'],
    dice: [1, 1],
  });
  table.usa.isRefused(launch({ tibet: 6 }), 'B-STRAT-14');
  table.usa.isRefused(launch({}), 'B-STRAT-14');
  table.usa.does(launch({ tibet: 2 }));
  expect(table.usa.has.nukes).toBe(3);
  table.china.does({ type: 'shoot', at: 'tibet' });
  table.china.does({ type: 'shoot', at: 'tibet' });
  expect(table.state.nuked).toEqual([]);
  expect(table.usa.has.nukes).toBe(3);
});

test('B-STRAT-14 without a nuke nothing is launched', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { units: { tibet: 1 } }, usa: { units: { alaska: 1 } } },
    bidders: ['usa'],
  });
  expect(table.usa.may()).not.toContain('launch');
  table.usa.isRefused(launch({ tibet: 1 }), 'B-STRAT-14');
});

test('B-KIT-09 eighteen clouds do not limit a salvo', () => {
  const table = scenario({
    ...attacks,
    powers: { china: {}, usa: { nukes: 20, centers: 2 } },
    bidders: ['usa'],
  });
  table.usa.does(launch({ 'black-sea': 20 }));
  expect(table.usa.has.nukes).toBe(0);
});

test.each([
  [20, true],
  [19, true],
  [18, false],
])(
  'B-KIT-09, Q-B-72 a salvo of %i with no cloud on the board goes beyond the clouds in the box: %s',
  (nukes, beyond) => {
    const table = scenario({ ...attacks, powers: { china: {}, usa: { nukes, centers: 2 } }, bidders: ['usa'] });
    const launched = table.usa.does(launch({ 'black-sea': nukes })).find(({ type }) => type === 'nukes-launched');
    expect(launched?.clauses?.includes('B-KIT-09')).toBe(beyond);
  },
);

test('B-KIT-09, Q-B-72 clouds that lie on the board count with the salvo', () => {
  const nuked = TERRITORIES.filter((zone) => homePower(zone) === undefined).slice(0, 17);
  const clausesOf = (nukes: number) => {
    const table = scenario({ ...attacks, nuked, powers: { china: {}, usa: { nukes: 2 } }, bidders: ['usa'] });
    return table.usa.does(launch({ 'black-sea': nukes })).find(({ type }) => type === 'nukes-launched')?.clauses ?? [];
  };
  expect(clausesOf(1)).not.toContain('B-KIT-09');
  expect(clausesOf(2)).toContain('B-KIT-09');
});

test('B-STRAT-09 the steps run in order: launch, champions, L-stars, strikes, counterattack', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 1, nukes: 1 }, europe: { lStars: 1 }, usa: { nukes: 1 } },
    bidders: ['usa'],
    dice: [6, 4],
  });
  const events = [
    ...table.usa.does(launch({ tibet: 1 })),
    ...table.europe.does({ type: 'stand', champion: true, show: [] }),
    ...table.china.does({ type: 'shoot', at: 'tibet' }),
  ].map(({ type }) => type);
  const steps = ['nukes-launched', 'champions-revealed', 'l-star-fired', 'struck', 'counterattacks-due'];
  expect(events.filter((type) => steps.includes(type))).toEqual([
    'nukes-launched',
    'champions-revealed',
    'l-star-fired',
    'l-star-fired',
    'struck',
    'counterattacks-due',
  ]);
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: [china] });
});

test('B-ATK-09 a nuclear attack takes no set of supplies', () => {
  const table = scenario({
    ...attacks,
    powers: { china: {}, usa: { nukes: 1, grain: 0, oil: 0, minerals: 0 } },
    bidders: ['usa'],
  });
  table.usa.does(launch({ tibet: 1 }));
  expect(table.state.nuked).toEqual(['tibet']);
});

test('B-ATK-03 one player may strike with nukes on one turn and with armies on the next', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { units: { tibet: 1 } }, usa: { nukes: 1, units: { india: 1 } } },
    bidders: ['usa', 'china'],
  });
  table.usa.does(launch({ 'black-sea': 1 }));
  table.china.does(pass);
  table.usa.does({ type: 'attack', from: 'india', to: 'tibet', against: 'china', units: { army: 1 } });
  expect(table.state.question?.kind).toBe('defend');
});

test('B-STRAT-31 the defender may counterattack once, anywhere and with either drill, even if every nuke was shot down', () => {
  const table = scenario({
    ...attacks,
    powers: {
      china: { lStars: 1, nukes: 1, units: { tibet: 1 } },
      europe: { units: { india: 1 } },
      usa: { nukes: 1 },
    },
    bidders: ['usa'],
    dice: [5],
  });
  table.usa.does(launch({ tibet: 1 }));
  table.china.does({ type: 'shoot', at: 'tibet' });
  expect(table.state.nuked).toEqual([]);
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: [china] });
  expect(table.china.may()).toEqual(expect.arrayContaining(['attack', 'launch', 'space-blast', 'no-counterattack']));
  // Against a third player, who by it has a counterattack of their own (Q-B-53); the attacker has none.
  table.china.does(launch({ iberia: 1 }));
  expect(table.state.nuked).toEqual(['iberia']);
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: [europe] });
  table.europe.does({ type: 'attack', from: 'india', to: 'tibet', against: 'china', units: { army: 1 } });
  expect(table.state.question).toMatchObject({ kind: 'defend', waiting: [china] });
});

test('B-ATK-06 each player with units, a card that was face up or a home territory in a targeted zone gets a counterattack', () => {
  const table = scenario({
    ...attacks,
    powers: {
      africa: { units: { sahara: 1 }, nukes: 1 },
      china: { cards: { 'baqa-oil': 'closed' }, nukes: 1 },
      europe: { nukes: 1 },
      usa: { nukes: 4, units: { 'black-sea': 1 } },
      ussr: { nukes: 1, laden: [{ zone: 'black-sea', cargo: { army: 1 } }] },
      'south-america': { nukes: 1 },
    },
    bidders: ['usa', 'ussr'],
    // The deck of 65 is shuffled, then the rest roll for their order: Africa 2, Europe 4, China 6.
    dice: [...Array.from({ length: 64 }, () => 1), 2, 4, 6],
  });
  const events = table.usa.does(launch({ iberia: 1, arabia: 1, sahara: 1, 'black-sea': 1 }));
  expect(events.find(({ type }) => type === 'counterattacks-due')).toMatchObject({
    seats: ['africa', 'europe', 'china', 'ussr'],
  });
  // Bidders first, then by the roll (Q-B-54).
  expect(table.state.question?.waiting).toEqual([ussr]);
  table.ussr.does(no);
  const asked: string[] = [];
  while (table.state.question?.kind === 'counterattack') {
    const [next = usa] = table.state.question.waiting;
    asked.push(next);
    perform(table.game, next, no);
  }
  expect(asked).toEqual(['china', 'europe', 'africa']);
});

test('B-STRAT-32 champions get no counterattack', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { nukes: 1 }, usa: { nukes: 2 }, ussr: { lStars: 1, nukes: 1 } },
    bidders: ['usa'],
    dice: [4],
  });
  table.usa.does(launch({ egypt: 1 }));
  const events = table.ussr.does({ type: 'stand', champion: true, show: [] });
  expect(events.find(({ type }) => type === 'counterattacks-due')).toMatchObject({ seats: [] });
  expect(table.state.question).toMatchObject({ kind: 'attack', waiting: [usa] });
});

test('B-STRAT-30, -33 a player who loses their last home territory counterattacks once more and is destroyed after it', () => {
  const table = scenario({
    ...attacks,
    powers: {
      china: { cash: 900, nukes: 1, lStars: 0, cards: { 'baqa-oil': 'open' }, units: { egypt: 3 } },
      usa: { nukes: 1 },
      ussr: {},
    },
    nuked: ['manchuria', 'mongolia', 'nanling', 'shantung'],
    bidders: ['usa'],
  });
  table.usa.does(launch({ tibet: 1 }));
  expect(table.china.has.out).toBeUndefined();
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: [china] });
  const events = table.china.does(launch({ alaska: 1 }));
  expect(table.state.nuked).toContain('alaska');
  expect(events.map(({ type }) => type)).toContain('left');
  expect(events.some(({ type }) => type === 'spoils-taken')).toBe(false);
  expect(table.china.has).toMatchObject({ out: 'destroyed', cash: 0, nukes: 0, holdings: [] });
  expect(table.usa.has.cash).toBe(7000);
  expect(forcesIn(table.state.board, 'egypt')).toEqual([]);
});

test('B-ATK-58 a player who nukes their last home territory, just captured, leaves its captor no spoils and is destroyed', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { cash: 900, nukes: 1 }, usa: { units: { india: 3 } }, ussr: {} },
    nuked: ['manchuria', 'mongolia', 'nanling', 'shantung'],
    bidders: ['usa'],
    dice: [1],
  });
  table.usa.does({ type: 'attack', from: 'india', to: 'tibet', against: 'militia', units: { army: 3 } });
  expect(table.state.question?.kind).toBe('occupy');
  table.usa.does({ type: 'occupy', orders: [{ how: 'march', from: 'india', units: { army: 2 } }] });
  playSilently(table.game, (game) => game.state.question?.kind === 'counterattack');
  expect(table.state.lastLost).toEqual({ china: 'tibet' });
  table.china.does(launch({ tibet: 1 }));
  expect(table.china.has).toMatchObject({ out: 'destroyed', cash: 0 });
  expect(table.usa.has.cash).toBe(7000);
});

/** The USA marches on Tibet; China, who bid and has nukes, is asked for a first strike. */
function battle(
  over: { china?: object; usa?: object; ussr?: object; options?: Partial<GameOptions> } = {},
  dice: readonly number[] = [],
) {
  const table = scenario({
    ...attacks,
    powers: {
      china: { nukes: 3, units: { tibet: 3 }, ...over.china },
      usa: { nukes: 2, units: { india: 4, 'north-pacific': 1, egypt: 1 }, cards: { 'baqa-oil': 'open' }, ...over.usa },
      ussr: { nukes: 1, ...over.ussr },
    },
    bidders: ['usa', 'china'],
    dice,
    options: over.options ?? {},
  });
  table.usa.does({ type: 'attack', from: 'india', to: 'tibet', against: 'china', units: { army: 2 } });
  expect(table.state.question).toMatchObject({ kind: 'first-strike', waiting: [china] });
  return table;
}

test('B-TAC-55 a first strike goes at zones of the attacker: where they have units, a known card or home land, the origin included', () => {
  const table = battle();
  const [offer] = options(table.game, china, { type: 'launch' });
  const domain = offer?.next?.domain;
  expect(Object.keys(domain?.kind === 'counts' ? domain.max : {}).sort()).toEqual(
    ['alaska', 'arabia', 'eastern-usa', 'egypt', 'india', 'midwest-usa', 'western-usa'].sort(),
  );
  table.china.isRefused(launch({ russia: 1 }), 'B-TAC-55');
  table.china.isRefused(launch({ 'north-pacific': 1 }), 'B-STRAT-01');
  expect(table.china.may()).not.toContain('space-blast');
});

test('B-TAC-55 a secret card of the attacker makes its zone a target only for a player who knows it', () => {
  const table = battle({ usa: { nukes: 0, units: { india: 4 }, cards: { 'baqa-oil': 'secret' } } });
  table.china.isRefused(launch({ arabia: 1 }), 'B-TAC-55');
});

test('B-TAC-56, -57, Q-B-66 the strike follows the strategic drill; the attacker retaliates at once, against the defender', () => {
  const table = battle({ ussr: { lStars: 1 } }, [3, 6]);
  table.china.does(launch({ alaska: 1, egypt: 1 }));
  expect(table.state.question).toMatchObject({ kind: 'champion', waiting: [ussr] });
  table.ussr.does({ type: 'stand', champion: true, show: [] });
  table.ussr.does({ type: 'shoot', at: 'egypt' });
  expect(table.state.nuked).toEqual(['alaska']);
  expect(table.state.question).toMatchObject({ kind: 'retaliate', waiting: [usa] });
  // Romania is nobody's, Kazakh a bystander's home.
  table.usa.isRefused(launch({ romania: 1 }), 'Q-B-66');
  table.usa.isRefused(launch({ nanling: 1, kazakh: 1 }), 'Q-B-66');
  table.usa.does(launch({ nanling: 2 }));
  table.ussr.does({ type: 'stand', champion: false, show: [] });
  expect(table.state.nuked).toEqual(['alaska', 'nanling']);
  // Neither party of the battle has a counterattack for the exchange.
  expect(table.state.question).toMatchObject({ kind: 'go-on', waiting: [usa] });
  expect([table.china.has.nukes, table.usa.has.nukes]).toEqual([1, 0]);
});

test('Q-B-66 with the option retaliation anyone, nukes of a retaliation go wherever nukes go', () => {
  const table = battle({ options: { retaliation: 'anyone' } });
  table.china.does(launch({ alaska: 1 }));
  table.usa.does(launch({ romania: 1, 'black-sea': 1 }));
  expect(table.state.nuked).toEqual(['alaska', 'romania']);
});

test('B-STRAT-31 a third player hit in the exchange has their counterattack, the two at war have none for it', () => {
  const table = battle({ ussr: { units: { alaska: 1 } } });
  const events = table.china.does(launch({ alaska: 1 }));
  expect(events.find(({ type }) => type === 'counterattacks-due')).toMatchObject({ seats: [ussr] });
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: [ussr] });
  table.ussr.does(launch({ nanling: 1 }));
  expect(table.state.nuked).toEqual(['alaska', 'nanling']);
  // For that strike, which is no part of the exchange, China may counterattack.
  table.china.does(no);
  expect(table.state.question).toMatchObject({ kind: 'retaliate', waiting: [usa] });
});

test('B-TAC-07 while their own assault stands a player launches nothing else on their turn', () => {
  const table = scenario({
    ...attacks,
    powers: {
      china: { units: { tibet: 5 } },
      usa: { nukes: 1, lStars: 1, units: { alaska: 3 }, oil: 12 },
      ussr: { lStars: 1 },
    },
    bidders: ['usa'],
  });
  table.usa.does({
    type: 'assault-by-air',
    to: 'tibet',
    against: 'china',
    orders: [{ how: 'airlift', from: 'alaska', units: { army: 3 } }],
  });
  playSilently(table.game, (game) => game.state.question?.kind === 'attack');
  expect(table.state.assaults).toHaveLength(1);
  table.usa.isRefused(launch({ tibet: 1 }), 'B-TAC-07');
  table.usa.isRefused({ type: 'space-blast', nukes: 1 }, 'B-TAC-07');
  table.usa.isRefused({ type: 'clash', with: 'ussr' }, 'B-TAC-07');
});

test('Q-B-66, B-STRAT-01 of a player whose lands are waste, others can hit what they see on land and in light blue seas', () => {
  const seen = (has: PowerSketch) => {
    const table = scenario({
      ...attacks,
      powers: { china: has, usa: { nukes: 1 } },
      nuked: homeOf('china'),
      bidders: ['usa'],
    });
    return canHit(new Play(table.game), usa, china);
  };
  expect(seen({ units: { 'north-pacific': 1 } })).toBe(false);
  expect(seen({ cards: { 'borneo-oil': 'secret' } })).toBe(false);
  expect(seen({ cards: { 'borneo-oil': 'open' } })).toBe(true);
  expect(seen({ units: { 'sea-of-japan': 1 } })).toBe(true);
  expect(seen({ units: { alaska: 1 } })).toBe(true);
});
