// Players who have lost their last home, and who leaves while others are asked.
import { describe, expect, test } from 'vitest';
import type { Territory, Zone } from '../board/index.ts';
import type { Command } from '../game.ts';
import type { GameOptions } from '../options.ts';
import { perform } from '../referee/perform.ts';
import { Play } from '../referee/play.ts';
import { unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { faults, playSilently, type Sketch, scenario } from '../testing/index.ts';
import { judgeFallen } from './spoils.ts';

const stage4 = { stage: 4, phase: 'attacks' } as const;
const rich = { grain: 12, oil: 12, minerals: 12 } as const;
const resign = { type: 'resign' } as const;
/** All homes of Europe and the USSR but Scandinavia and Kola. */
const ONE_HOME_EACH: readonly Territory[] = [
  'british-isles',
  'eastern-europe',
  'western-europe',
  'iberia',
  'buryatsk',
  'kazakh',
  'russia',
  'siberia',
  'yakutsk',
];
const HOME = { europe: 'scandinavia', ussr: 'kola' } as const;
type Side = keyof typeof HOME;
const other = (side: Side): Side => (side === 'europe' ? 'ussr' : 'europe');
type Table = ReturnType<typeof scenario>;

const attack = (from: Zone, to: Zone, against: string, army: number): Command =>
  ({ type: 'attack', from, to, against, units: { army } }) as Command;
const launch = (at: Zone): Command => ({ type: 'launch', targets: { [at]: 1 } }) as Command;
const march = (from: Zone, army: number): Command =>
  ({ type: 'occupy', orders: [{ how: 'march', from, units: { army } }] }) as Command;
const until = (table: Table, kind: string) => playSilently(table.game, () => table.state.question?.kind === kind);
const armies = (table: Table, zone: Zone, of: string): number => unitsAt(table.state.board, zone, seat(of), 'army');

/** The attacker takes the last home of the other, who is about to counterattack. */
function lastHomeTaken(
  attacker: Side,
  more: Partial<Record<Side | 'china', object>> = {},
  before: (table: Table) => void = () => {},
): Table {
  const defender = other(attacker);
  const [mine, his] = [HOME[attacker], HOME[defender]];
  const powers = {
    [attacker]: { ...rich, units: { [mine]: 6 }, ...more[attacker] },
    [defender]: { ...rich, units: { [his]: 1 }, ...more[defender] },
    china: { units: { tibet: 1 }, ...more.china },
  };
  const table = scenario({
    ...stage4,
    powers,
    nuked: [...ONE_HOME_EACH],
    bidders: [attacker],
    dice: [6, 6, 1, 1],
  });
  before(table);
  table[attacker].does(attack(mine, his, defender, 6));
  table[defender].does({ type: 'defend', supplied: false });
  table[attacker].does({ type: 'remove-losses', losses: [`${his}/army`] });
  until(table, 'occupy');
  table[attacker].does(march(mine, 2));
  until(table, 'counterattack');
  return table;
}

describe('several players who have fallen', () => {
  test.each(['europe', 'ussr'] as const)(
    'X-40 B-WIN-02 two who destroy each other, %s first, leave nobody, and nobody has won',
    (attacker) => {
      const defender = other(attacker);
      const powers = {
        [attacker]: { nukes: 1, units: { [HOME[attacker]]: 1 } },
        [defender]: { nukes: 1, units: { [HOME[defender]]: 1 } },
      };
      const table = scenario({ ...stage4, powers, nuked: [...ONE_HOME_EACH], bidders: [attacker] });
      table[attacker].does(launch(HOME[defender]));
      const events = table[defender].does(launch(HOME[attacker]));
      expect(table.state.ended).toMatchObject({ how: 'supremacy', winners: [] });
      expect(events.flatMap((event) => (event.type === 'left' ? event.seat : []))).toEqual([defender, attacker]);
    },
  );

  test.each(['europe', 'ussr'] as const)(
    'X-40 a player who captured the last home of another and lost their own to a nuke leaves after them: %s attacks',
    (attacker) => {
      const defender = other(attacker);
      const table = lastHomeTaken(attacker, { [defender]: { nukes: 1, cash: 900, units: { [HOME[defender]]: 1 } } });
      table[defender].does(launch(HOME[attacker]));
      expect([table[attacker].has.out, table[defender].has.out]).toEqual(['destroyed', 'captured']);
      expect(table.state.ended).toMatchObject({ how: 'supremacy', winners: ['china'] });
    },
  );

  /** Each holds the last home of another; `losers` says who lost theirs first. */
  function judged(homes: Readonly<Record<string, Territory>>, losers: readonly string[], units: object): Table {
    const table = scenario({
      ...stage4,
      powers: {
        europe: { cash: 100 },
        ussr: { cash: 200 },
        china: { cash: 400 },
        usa: {},
        ...units,
      } as Sketch['powers'],
      nuked: [...ONE_HOME_EACH],
      bidders: ['usa'],
    });
    Object.assign(table.game.state, { lastLost: homes, losers: losers.map(seat) });
    judgeFallen(new Play(table.game));
    expect(faults(table.state)).toEqual([]);
    return table;
  }

  test.each(['europe', 'ussr'] as const)(
    'X-40 of two who hold the last home of each other the first to fall is captured, the second has no captor: %s first',
    (first) => {
      const second = other(first);
      const table = judged({ europe: 'scandinavia', ussr: 'kola' }, [first, second], {
        europe: { units: { kola: 1 } },
        ussr: { units: { scandinavia: 1 } },
      });
      expect([table[first].has.out, table[second].has.out]).toEqual(['captured', 'destroyed']);
      expect(table.state.ended).toBeUndefined();
    },
  );

  test('X-40 a captor who has left has passed their claim on to their own captor', () => {
    const powers = {
      europe: { cash: 100, units: { kola: 1 } },
      ussr: { cash: 200 },
      china: { cash: 400, units: { scandinavia: 1 } },
    };
    const before = judged({ europe: 'scandinavia', ussr: 'kola' }, ['europe', 'ussr'], powers);
    expect([before.europe.has.out, before.ussr.has.out]).toEqual(['captured', 'captured']);
    expect(before.china.has.cash).toBe(700);
    const after = judged({ europe: 'scandinavia', ussr: 'kola' }, ['ussr', 'europe'], powers);
    expect(after.china.has.cash).toBe(700);
  });
});

describe('players who have fallen, one of whom resigns', () => {
  type Case = [resigns: Side, units: Partial<Record<Side, object>>, outs: Record<Side, string>];
  const CASES: Case[] = [
    // Each holds the other's last home; Europe fell first.
    ['europe', { europe: { kola: 1 }, ussr: { scandinavia: 1 } }, { europe: 'captured', ussr: 'destroyed' }],
    ['ussr', { europe: { kola: 1 }, ussr: { scandinavia: 1 } }, { europe: 'captured', ussr: 'destroyed' }],
  ];
  test.each(CASES)('X-40 Q-B-40 all of them are judged on one position: %s resigns', (resigns, units, outs) => {
    const table = scenario({
      ...stage4,
      powers: {
        europe: { cash: 100, units: { ...units.europe } },
        ussr: { cash: 200, units: { ...units.ussr } },
        china: { units: { tibet: 1 } },
        usa: { units: { alaska: 1 } },
      } as Sketch['powers'],
      nuked: [...ONE_HOME_EACH],
      bidders: ['usa'],
    });
    Object.assign(table.game.state, {
      lastLost: { europe: 'scandinavia', ussr: 'kola' },
      losers: ['europe', 'ussr'].map(seat),
    });
    const events = table[resigns].does(resign);
    expect({ europe: table.europe.has.out, ussr: table.ussr.has.out }).toEqual(outs);
    expect(events.flatMap((event) => (event.type === 'left' ? event.seat : []))).toEqual(['europe', 'ussr']);
    expect(table.state.ended).toBeUndefined();
    expect(faults(table.state)).toEqual([]);
  });

  test.each(['europe', 'ussr'] as const)(
    'X-40 B-WIN-02 no fallen player wins because another resigns: %s',
    (resigns) => {
      const table = scenario({
        ...stage4,
        powers: { europe: { units: { egypt: 1 } }, ussr: { units: { iran: 1 } } },
        nuked: [...ONE_HOME_EACH, 'scandinavia', 'kola'],
        bidders: ['ussr'],
      });
      Object.assign(table.game.state, {
        lastLost: { europe: 'scandinavia', ussr: 'kola' },
        losers: ['europe', 'ussr'].map(seat),
      });
      table[resigns].does(resign);
      expect(table.state.ended).toMatchObject({ how: 'supremacy', winners: [] });
    },
  );
});

describe('a bystander who resigns while an assault is fought', () => {
  const assault = () => {
    const table = scenario({
      ...stage4,
      powers: {
        europe: { ...rich, cash: 100, units: { 'western-europe': 6 } },
        ussr: { ...rich, cash: 5_000, nukes: 3, units: { kola: 1, iran: 2 } },
        china: { units: { tibet: 1 } },
        usa: { units: { alaska: 1 } },
      },
      nuked: ['buryatsk', 'kazakh', 'russia', 'siberia', 'yakutsk'],
      bidders: ['europe'],
      dice: [6, 6, 6, 2],
    });
    table.europe.does({
      type: 'assault-by-air',
      to: 'kola',
      against: 'ussr',
      orders: [{ how: 'airlift', from: 'western-europe', units: { army: 5 } }],
    } as Command);
    table.ussr.does({ type: 'defend', supplied: true });
    table.europe.does({ type: 'remove-losses', losses: ['kola/army'] });
    expect(table.state.question).toMatchObject({ kind: 'losses', waiting: ['ussr'] });
    return table;
  };

  test('X-21 B-SPOILS-01 decides nothing: the land is captured from its defender, and the spoils are the captor’s', () => {
    const table = assault();
    const left = table.china.does(resign);
    expect(left.map(({ type }) => type)).not.toContain('zone-captured');
    expect(table.state.assaults).toHaveLength(1);
    const events = playSilently(table.game, () => table.ussr.has.out !== undefined);
    expect(events.filter(({ type }) => type === 'zone-captured')).toMatchObject([
      { seat: 'europe', zone: 'kola', from: 'ussr' },
    ]);
    expect(table.ussr.has.out).toBe('captured');
    expect(table.europe.has).toMatchObject({ cash: 5_100, nukes: 3 });
    expect(faults(table.state)).toEqual([]);
  });
});

describe('a Détente while a player has fallen', () => {
  const propose = { type: 'propose-detente' } as const;
  const agree = { type: 'agree-detente', agree: true } as const;
  const agreed = (proposer: 'europe' | 'china') => {
    const table = lastHomeTaken(
      'ussr',
      {
        ussr: { cash: 500, units: { kola: 6 } },
        europe: { cash: 9_000, units: { scandinavia: 1, egypt: 5 } },
        china: { cash: 100, units: { tibet: 1 } },
      },
      (before) => {
        before[proposer].does(propose);
        before[proposer === 'europe' ? 'china' : 'europe'].does(agree);
      },
    );
    table.ussr.does(agree);
    return table;
  };

  test.each(['europe', 'china'] as const)(
    'X-40 B-WIN-03 they are judged first, so that they neither wins nor counts by it: proposed by %s',
    (proposer) => {
      const table = agreed(proposer);
      expect(table.state.ended).toBeUndefined();
      table.europe.does({ type: 'no-counterattack' });
      expect(table.europe.has.out).toBe('captured');
      expect(table.state.ended).toMatchObject({ how: 'detente', winners: ['ussr'] });
    },
  );

  test('X-40 B-WIN-03 they do not have it by the resignation of somebody else', () => {
    const table = lastHomeTaken('ussr', { europe: { cash: 9_000, units: { scandinavia: 1, egypt: 5 } } }, (before) => {
      before.europe.does(propose);
      before.ussr.does(agree);
    });
    table.china.does(resign);
    expect(table.state.ended).toBeUndefined();
    table.europe.does({ type: 'no-counterattack' });
    expect(table.state.ended).toMatchObject({ how: 'supremacy', winners: ['ussr'] });
  });
});

describe('a player who has fallen', () => {
  const fallen = () =>
    lastHomeTaken('ussr', {
      ussr: { cash: 500, units: { kola: 6 } },
      europe: { nukes: 4, cash: 9_000, units: { scandinavia: 1, egypt: 5 } },
    });

  test('X-40 B-SPOILS-01 does not deny their captor the spoils by resigning', () => {
    const table = fallen();
    table.europe.does(resign);
    expect(table.europe.has.out).toBe('captured');
    expect(table.ussr.has).toMatchObject({ cash: 9_500, nukes: 4 });
    expect(armies(table, 'egypt', 'ussr')).toBe(5);
    expect(faults(table.state)).toEqual([]);
  });

  const RIGHTS: readonly Command[] = [
    { type: 'borrow', billions: 12 },
    { type: 'give-cash', to: 'china', amount: 1 },
    { type: 'grant-passage', to: seat('china') },
    { type: 'propose-detente' },
  ];

  test.each(RIGHTS.map((command) => ({ command })))(
    'X-40 may fight back and nothing else: $command.type',
    ({ command }) => {
      const table = fallen();
      expect(table.europe.isRefused(command, 'X-40').code).toBe('fallen');
      expect(table.europe.may()).not.toContain(command.type);
      expect(table.europe.may()).toContain('resign');
      expect(table.ussr.may()).toContain(command.type);
    },
  );
});

describe('a deal with a player who has fallen', () => {
  const sketch = {
    ...stage4,
    powers: {
      ussr: { ...rich, units: { kola: 6 } },
      europe: { ...rich, cash: 9_000, units: { scandinavia: 1, egypt: 5 } },
      china: { cash: 9_000, units: { tibet: 1 } },
    },
    nuked: [...ONE_HOME_EACH],
    bidders: ['ussr'],
    dice: [6, 6, 1, 1],
  } satisfies Sketch;
  const falls = (table: Table): void => {
    table.ussr.does(attack('kola', 'scandinavia', 'europe', 6));
    table.europe.does({ type: 'defend', supplied: false });
    table.ussr.does({ type: 'remove-losses', losses: ['scandinavia/army'] });
    until(table, 'occupy');
    table.ussr.does(march('kola', 2));
    until(table, 'counterattack');
  };

  test('X-40 nobody accepts what they had offered before they fell', () => {
    const table = scenario(sketch);
    table.europe.does({ type: 'offer', to: 'china', givesCash: 8_999 });
    expect(table.china.may()).toContain('accept-offer');
    falls(table);
    const why = table.china.isRefused({ type: 'accept-offer', offer: 'europe>china#1' }, 'X-40');
    expect(why).toMatchObject({ code: 'fallen', figures: { seat: 'europe' } });
    expect(table.china.may()).not.toContain('accept-offer');
    expect([table.europe.has.cash, table.china.has.cash]).toEqual([9_000, 9_000]);
  });

  test('X-40 they accept nothing that was offered to them', () => {
    const table = scenario(sketch);
    table.china.does({ type: 'offer', to: 'europe', wantsCash: 8_999 });
    falls(table);
    expect(table.europe.isRefused({ type: 'accept-offer', offer: 'china>europe#1' }, 'X-40').code).toBe('fallen');
    expect(table.europe.has.cash).toBe(9_000);
  });
});

describe('a question whose other side leaves', () => {
  const europe = { units: { poland: { army: 1, apc: 1 } } };
  const apc = (sketch: Partial<Sketch>, options: Partial<GameOptions> = { apc: true }): Table =>
    scenario({
      ...stage4,
      options,
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 3 } }, europe, china: { units: { tibet: 1 } } },
      ...sketch,
    });

  /** Nobody waits for what nobody can answer: the stage comes to its end by itself. */
  const goesOn = (table: Table): void => {
    expect(faults(table.state)).toEqual([]);
    playSilently(table.game, () => table.state.stage !== 4);
    expect(table.state.stage).not.toBe(4);
    expect(faults(table.state)).toEqual([]);
  };

  test('X-40 A-TGT-01 the target of an attack on somebody who has left is named by nobody', () => {
    const table = apc({});
    table.ussr.does(attack('russia', 'poland', 'europe', 3));
    table.europe.does({ type: 'stay' });
    table.europe.does({ type: 'defend', supplied: true });
    expect(table.state.question?.kind).toBe('target');
    table.europe.does(resign);
    expect(table.state.question?.kind).not.toBe('target');
    goesOn(table);
  });

  test('X-40 A-TGT-01 a defender names no target of an attacker who has left', () => {
    const table = apc({
      powers: {
        ussr: { units: { russia: { army: 3, apc: 1 } } },
        europe: { units: { poland: { army: 1 } } },
        china: { units: { tibet: 1 } },
      },
    });
    table.ussr.does({
      type: 'attack',
      from: 'russia',
      to: 'poland',
      against: 'europe',
      units: { army: 3, apc: 1 },
    } as Command);
    table.europe.does({ type: 'defend', supplied: true });
    expect(table.state.question?.kind).toBe('target');
    table.ussr.does(resign);
    expect(table.state.question?.kind).not.toBe('target');
    goesOn(table);
  });

  test.each([{}, { apc: true }])('X-40 B-TAC-45 nobody surrenders to an attacker who has left: %j', (options) => {
    const poland = 'apc' in options ? { army: 1, apc: 1 } : 1;
    const table = apc(
      {
        powers: {
          ussr: { units: { russia: 3 } },
          europe: { units: { poland, iberia: 1 } },
          china: { units: { tibet: 1 } },
        },
      },
      options,
    );
    table.ussr.does(attack('russia', 'poland', 'europe', 3));
    table.ussr.does(resign);
    expect(table.europe.may()).not.toContain('surrender');
    expect(perform(table.game, seat('europe'), { type: 'surrender' }).ok).toBe(false);
    goesOn(table);
    expect(table.state.board.flat().filter(({ seat: of }) => of === 'ussr')).toEqual([]);
  });

  test('X-40 B-TAC-09 an assault is settled by nobody when the land has fallen to it with its defender', () => {
    const table = scenario({
      ...stage4,
      bidders: ['china'],
      powers: {
        usa: { oil: 9, units: { pakistan: 1 }, laden: [{ zone: 'arabian-sea', cargo: { army: 4 } }] },
        china: { units: { india: 6, tibet: 2 } },
        ussr: { units: { russia: 1 } },
      },
      dice: Array.from({ length: 30 }, () => 1),
    });
    table.china.does(attack('tibet', 'pakistan', 'usa', 1));
    table.usa.does({ type: 'defend', supplied: true });
    until(table, 'counterattack');
    table.usa.does({
      type: 'assault-by-sea',
      to: 'india',
      sea: 'bay-of-bengal',
      against: 'china',
      orders: [
        { how: 'convoy', from: 'arabian-sea', carrier: 'navy', number: 1, cargo: { army: 4 } },
        { how: 'by', zone: 'bay-of-bengal' },
        { how: 'ashore', on: 'india', units: { army: 4 } },
      ],
    } as Command);
    table.china.does({ type: 'defend', supplied: true });
    until(table, 'assault');
    expect(table.state.question).toMatchObject({ kind: 'assault', waiting: ['usa'] });
    table.china.does(resign);
    expect(table.state.question?.kind).not.toBe('assault');
    goesOn(table);
    expect(armies(table, 'india', 'usa')).toBeGreaterThan(0);
  });
});

test('X-40, B-ATK-56 a player whose last home a counterattack has just taken keeps their own when its attacker resigns', () => {
  const nuked = [...ONE_HOME_EACH, 'manchuria', 'mongolia', 'nanling', 'shantung'] as const;
  const table = scenario({
    ...stage4,
    powers: {
      ussr: { ...rich, units: { kola: 6 } },
      europe: { ...rich, units: { scandinavia: 1, india: 6 } },
      china: { ...rich, units: { tibet: 1, japan: 2 } },
      usa: { units: { alaska: 1 } },
    },
    nuked: [...nuked],
    bidders: ['ussr'],
    dice: [6, 6, 1, 1, 6, 6, 1, 1],
  });
  table.ussr.does(attack('kola', 'scandinavia', 'europe', 6));
  table.europe.does({ type: 'defend', supplied: false });
  table.ussr.does({ type: 'remove-losses', losses: ['scandinavia/army'] });
  until(table, 'occupy');
  table.ussr.does(march('kola', 2));
  until(table, 'counterattack');
  table.europe.does(attack('india', 'tibet', 'china', 6));
  table.china.does({ type: 'defend', supplied: false });
  table.europe.does({ type: 'remove-losses', losses: ['tibet/army'] });
  until(table, 'occupy');
  table.europe.does(march('india', 2));
  until(table, 'reinforce');
  table.europe.does(resign);
  expect([table.europe.has.out, table.china.has.out]).toEqual(['captured', undefined]);
  until(table, 'counterattack');
  expect(table.state.question?.waiting).toEqual(['china']);
});

/** All homes of Europe and China but Scandinavia and Tibet. */
const HELD_BY_OTHERS: readonly Territory[] = [
  'british-isles',
  'eastern-europe',
  'western-europe',
  'iberia',
  'manchuria',
  'mongolia',
  'nanling',
  'shantung',
];

test.each([
  ['champion', { usa: 1, china: 0 }],
  ['shoot', { usa: 0, china: 1 }],
] as const)(
  'X-40, B-STRAT-33 a fallen player under fire keeps the counterattack when the attacker resigns: %s',
  (asked, lStars) => {
    const table = scenario({
      ...stage4,
      powers: {
        ussr: { ...rich, nukes: 2, units: { kola: 1 } },
        europe: { ...rich, nukes: 1, units: { scandinavia: 1, india: 1 } },
        china: { ...rich, nukes: 1, lStars: lStars.china, units: { tibet: 1, 'sea-of-japan': 1, japan: 1 } },
        usa: { lStars: lStars.usa, units: Object.fromEntries(HELD_BY_OTHERS.map((land) => [land, 1])) },
      },
      bidders: ['ussr'],
      dice: lStars.china > 0 ? [6, 2, 5] : [2, 5],
    });
    table.ussr.does({ type: 'launch', targets: { scandinavia: 1, tibet: 1 } });
    until(table, 'counterattack');
    // China lets its counterattack go before Europe makes its own.
    if (table.state.question?.waiting[0] === seat('europe')) table.europe.does({ type: 'counterattack-later' });
    table.china.does({ type: 'no-counterattack' });
    table.europe.does(launch('sea-of-japan'));
    expect(table.state.question).toMatchObject({ kind: asked });
    table.europe.does(resign);
    expect([table.europe.has.out, table.china.has.out]).toEqual(['destroyed', undefined]);
    until(table, 'counterattack');
    expect(table.state.question?.waiting).toEqual(['china']);
  },
);
