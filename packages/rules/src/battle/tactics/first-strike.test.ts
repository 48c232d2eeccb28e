import { expect, test } from 'vitest';
import type { Zone } from '../../board/index.ts';
import type { Command } from '../../game.ts';
import { options } from '../../referee/options.ts';
import { unitsAt } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { fallbackFor } from '../../table/table.ts';
import { type PowerSketch, playSilently, type Sketch, scenario } from '../../testing/index.ts';

const attacks = { stage: 4, phase: 'attacks' } as const;
const attack = (from: Zone, to: Zone, against: string, army: number) =>
  ({ type: 'attack', from, to, against, units: { army } }) as const;
const launch = (targets: Partial<Record<Zone, number>>) => ({ type: 'launch', targets }) as const;
const stand: Command = { type: 'stand', champion: false, show: [] };
const goOn = { type: 'go-on', fight: true } as const;
const callOff = { type: 'go-on', fight: false } as const;
const noRetaliation = { type: 'no-retaliation' } as const;
const [ussr, europe] = [seat('ussr'), seat('europe')];
type AnyTable = ReturnType<typeof scenario>;

function asked(table: AnyTable): string {
  return `${table.state.question?.kind} ${table.state.question?.waiting.join()}`;
}

/** The Soviet Union attacks Poland from Russia; Europe has nukes. */
function border(
  more: { ussr?: PowerSketch; europe?: PowerSketch; others?: Sketch['powers']; bidders?: Sketch['bidders'] } = {},
) {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { russia: 3, kazakh: 1 }, ...more.ussr },
      europe: { nukes: 2, units: { poland: 2 }, ...more.europe },
      ...more.others,
    },
    bidders: more.bidders ?? ['ussr', 'europe'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 3));
  return table;
}

test('B-TAC-53, B-ATK-22 directly after the naming the defender may strike first with nukes', () => {
  const table = border();
  expect(asked(table)).toBe('first-strike europe');
  table.europe.does(launch({ kazakh: 1 }));
  expect(table.state.nuked).toEqual(['kazakh']);
  expect(table.europe.has.nukes).toBe(1);
});

test('B-TAC-53 they may also not, and the drill goes on', () => {
  const table = border();
  expect(fallbackFor(table.game, europe)).toEqual({ type: 'no-first-strike' });
  table.europe.does({ type: 'no-first-strike' });
  expect(asked(table)).toBe('defend europe');
});

test('B-TAC-54 only a defender who bid for this Stage 4, with a nuke, strikes first', () => {
  expect(asked(border())).toBe('first-strike europe');
  expect(asked(border({ bidders: ['ussr'] }))).toBe('defend europe');
  expect(asked(border({ europe: { nukes: 0 } }))).toBe('defend europe');
  const table = border();
  table.europe.does(launch({ russia: 1 }));
});

test('B-TAC-55, Q-B-66 its targets are zones with units, cards or home land of the attacker, the origin included', () => {
  const table = border({
    ussr: { units: { russia: 3, egypt: 1 }, cards: { 'basra-oil-co': 'open', 'hassi-oil': 'secret' } },
  });
  table.europe.isRefused(launch({ greece: 1 }), 'B-TAC-55');
  // A secret card of theirs is unknown to the defender.
  table.europe.isRefused(launch({ sahara: 1 }), 'B-TAC-55');
  const [offer] = options(table.game, europe, { type: 'launch' });
  expect(offer?.next?.domain).toMatchObject({
    max: { buryatsk: 2, kazakh: 2, kola: 2, russia: 2, siberia: 2, yakutsk: 2, egypt: 2, iraq: 2 },
  });
  table.europe.does(launch({ russia: 1, iraq: 1 }));
  expect(table.state.nuked).toEqual(['russia', 'iraq']);
});

test('B-TAC-56, Q-B-66 the strike follows the strategic drill, champions and L-stars included, and costs no set', () => {
  const table = border({ ussr: { lStars: 1 }, others: { china: { lStars: 1, units: { tibet: 1 } } } });
  table.europe.does(launch({ russia: 2 }));
  expect(asked(table)).toBe('champion china');
  table.china.does(stand);
  expect(table.state.question?.kind).toBe('shoot');
  expect(table.europe.has.supplies).toEqual({ grain: 3, oil: 3, minerals: 3 });
});

test('B-TAC-57 if the defender has fired first the attacker may retaliate at once, with one or more nukes', () => {
  const table = border({ ussr: { nukes: 2 } });
  table.europe.does(launch({ kazakh: 1 }));
  expect(asked(table)).toBe('retaliate ussr');
  expect(fallbackFor(table.game, ussr)).toEqual(noRetaliation);
  table.ussr.does(launch({ 'british-isles': 1, iberia: 1 }));
  expect(table.state.nuked).toEqual(['kazakh', 'british-isles', 'iberia']);
  // One retaliation, and no answer to it: the attacker decides about the battle.
  expect(asked(table)).toBe('go-on ussr');
});

test('B-TAC-57 an attacker without nukes is not asked, and nobody retaliates where no strike fell', () => {
  const table = border();
  table.europe.does(launch({ kazakh: 1 }));
  expect(asked(table)).toBe('go-on ussr');
});

test.each([
  ['defender', 'go-on'],
  ['anyone', 'retaliate'],
] as const)('B-TAC-57, Q-B-66 nobody retaliates against a defender who has left: option %s', (retaliation, kind) => {
  const table = scenario({
    ...attacks,
    options: { retaliation },
    powers: {
      ussr: { nukes: 1, units: { russia: 3, kazakh: 1 } },
      europe: { nukes: 1, units: { poland: 2 } },
      usa: { units: { alaska: 1 } },
    },
    bidders: ['ussr', 'europe'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 3));
  table.europe.does(launch({ kazakh: 1 }));
  expect(asked(table)).toBe('retaliate ussr');
  table.europe.does({ type: 'resign' });
  expect(asked(table)).toBe(`${kind} ussr`);
});

test('B-TAC-58, X-02 after the exchange the attacker may go on with the battle', () => {
  const table = border();
  table.europe.does(launch({ kazakh: 1 }));
  table.ussr.does(goOn);
  expect(asked(table)).toBe('defend europe');
  table.europe.does({ type: 'defend', supplied: false });
  expect(table.ussr.has.supplies).toEqual({ grain: 2, oil: 2, minerals: 2 });
});

test('B-TAC-58, X-02 or call it off, free of charge; the counterattack remains', () => {
  const table = border();
  table.europe.does(launch({ kazakh: 1 }));
  expect(fallbackFor(table.game, ussr)).toEqual(callOff);
  table.ussr.does(callOff);
  expect(table.ussr.has.supplies).toEqual({ grain: 3, oil: 3, minerals: 3 });
  expect(asked(table)).toBe('counterattack europe');
});

test('X-02 only an exchange lets the attacker call it off', () => {
  const table = border();
  table.europe.does({ type: 'no-first-strike' });
  table.ussr.isRefused(callOff, 'B-TAC-58');
});

test('Q-B-66 if the force that attacked is gone the attack ends, and Step F remains', () => {
  const table = border();
  const events = table.europe.does(launch({ russia: 1 }));
  expect(events).toContainEqual(expect.objectContaining({ type: 'attack-foiled', seat: 'ussr' }));
  expect(unitsAt(table.state.board, 'russia', ussr, 'army')).toBe(0);
  expect(table.ussr.has.supplies).toEqual({ grain: 3, oil: 3, minerals: 3 });
  expect(asked(table)).toBe('counterattack europe');
});

test('Q-B-66 if the attacker nukes their own target in retaliation there is nothing left to attack', () => {
  const table = border({ ussr: { nukes: 1 }, europe: { nukes: 2, units: { poland: 2, greece: 1 } } });
  table.europe.does(launch({ kazakh: 1 }));
  table.ussr.does(launch({ poland: 1 }));
  expect(asked(table)).toBe('counterattack europe');
  expect(table.ussr.has.supplies).toEqual({ grain: 3, oil: 3, minerals: 3 });
});

test('X-02, Q-B-66 the strike falls before an assault moves: what it destroys never arrives', () => {
  const setUp = () => {
    const table = scenario({
      ...attacks,
      powers: { usa: { oil: 9, units: { alaska: 2 } }, europe: { nukes: 2, units: { poland: 2 } } },
      bidders: ['usa', 'europe'],
    });
    table.usa.does({
      type: 'assault-by-air',
      to: 'poland',
      against: 'europe',
      orders: [{ how: 'airlift', from: 'alaska', units: { army: 2 } }],
    });
    return table;
  };
  const struck = setUp();
  // The armies are still at their departure.
  expect(unitsAt(struck.state.board, 'alaska', seat('usa'), 'army')).toBe(2);
  struck.europe.does(launch({ alaska: 1 }));
  // Nobody is left to go on with.
  expect(struck.usa.has.supplies.oil).toBe(9);
  expect(struck.state.assaults).toEqual([]);
  expect(asked(struck)).toBe('counterattack europe');

  const spared = setUp();
  spared.europe.does(launch({ 'western-usa': 1 }));
  spared.usa.does(goOn);
  expect(unitsAt(spared.state.board, 'poland', seat('usa'), 'army')).toBe(2);
  expect(asked(spared)).toBe('defend europe');
});

test('Q-B-66 the player whose turn it is may strike first against a counterattack', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { nukes: 1, units: { russia: 3 } }, europe: { units: { poland: 2 } } },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 1));
  playSilently(table.game, () => table.state.question?.kind === 'counterattack');
  table.europe.does(attack('poland', 'russia', 'ussr', 2));
  expect(asked(table)).toBe('first-strike ussr');
  table.ussr.does(launch({ poland: 1 }));
});

test('X-15, Q-B-66 a third player hit by the exchange may counterattack, which may cost the attacker their set', () => {
  const table = border({
    ussr: { grain: 1, oil: 1, minerals: 1, units: { russia: 3, kazakh: 1, pakistan: 1 } },
    others: { china: { units: { tibet: 3, india: 1 }, cards: { 'haliskie-baine': 'open' } } },
  });
  table.europe.does(launch({ kazakh: 1 }));
  expect(asked(table)).toBe('counterattack china');
  table.china.does(attack('tibet', 'pakistan', 'ussr', 3));
  table.ussr.does({ type: 'defend', supplied: true });
  playSilently(table.game, () => table.state.question?.kind === 'counterattack');
  // Their one set went into the defence of Pakistan: the attack on Poland cannot go on.
  expect(table.ussr.has.supplies).toEqual({ grain: 0, oil: 0, minerals: 0 });
  expect(asked(table)).toBe('counterattack europe');
  expect(unitsAt(table.state.board, 'poland', europe, 'army')).toBe(2);
});

test('B-TAC-58 an attack that is called off occupies nothing, even if the exchange has emptied the target', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      ussr: { nukes: 1, oil: 5, units: { 'baltic-sea': 2, kola: 1 } },
      europe: { nukes: 1, units: { 'north-sea': 1 } },
    },
    bidders: ['ussr', 'europe'],
  });
  table.ussr.does({ type: 'attack', from: 'baltic-sea', to: 'north-sea', against: 'europe', units: { navy: 2 } });
  table.europe.does({ type: 'launch', targets: { kola: 1 } });
  table.ussr.does({ type: 'launch', targets: { 'north-sea': 1 } });
  expect(table.state.question).toMatchObject({ kind: 'go-on', waiting: ['ussr'] });
  table.ussr.does({ type: 'go-on', fight: false });
  expect(table.state.question?.kind).not.toBe('occupy');
});
