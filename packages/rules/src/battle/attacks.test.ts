import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import { unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { fallbackFor } from '../table/table.ts';
import { playSilently, scenario } from '../testing/index.ts';

const attacks = { stage: 4, phase: 'attacks' } as const;
const attack = (from: Zone, to: Zone, against: string, army: number) =>
  ({ type: 'attack', from, to, against, units: { army } }) as const;
const remove = (...losses: string[]) => ({ type: 'remove-losses', losses }) as const;
const march = (from: Zone, army: number) => ({ how: 'march', from, units: { army } }) as const;
const pass = { type: 'pass' } as const;
const resist = { type: 'defend', supplied: false } as const;
const no = { type: 'no-counterattack' } as const;
const later = { type: 'counterattack-later' } as const;
const [ussr, china] = [seat('ussr'), seat('china')];
type AnyTable = ReturnType<typeof scenario>;

/** Lets everybody take defaults until a question of a kind is put. */
function until(table: AnyTable, kind: string): void {
  playSilently(table.game, () => table.state.question?.kind === kind);
}

function asked(table: AnyTable): string {
  return `${table.state.question?.kind} ${table.state.question?.waiting.join()}`;
}

test('B-ATK-01 nobody attacks before bid and sequence are done', () => {
  const table = scenario({
    stage: 4,
    powers: { ussr: { units: { russia: 2 } }, europe: { units: { poland: 1 } } },
    dice: [2, 5],
  });
  expect(asked(table)).toBe('bid europe,ussr');
  table.ussr.isRefused(attack('russia', 'poland', 'europe', 2), 'B-ATK-04');
  table.ussr.does({ type: 'bid', cubes: 1 });
  table.europe.does({ type: 'bid', cubes: 1 });
  // Europe rolled two, the Soviet Union five.
  expect(asked(table)).toBe('attack ussr');
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
});

test('B-ATK-02 in the first cycle Stage 4 is skipped whole, without a bid', () => {
  const table = scenario({
    stage: 3,
    phase: 'market-sales',
    cycle: 1,
    powers: { ussr: { units: { russia: 2 } }, europe: { units: { poland: 1 } } },
    bidders: ['ussr'],
  });
  const events = playSilently(table.game, () => table.state.stage === 5);
  expect(events).toContainEqual(expect.objectContaining({ type: 'stage-skipped', stage: 4 }));
  expect(table.state.stage).toBe(5);
});

test('B-ATK-03, -04, -09 a bidder makes one attack a turn, with armies and navies or with nukes, on any player', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { nukes: 1, units: { russia: 2 } },
      europe: { grain: 0, units: { poland: 1 } },
      china: { grain: 0, units: { tibet: 1 } },
    },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  until(table, 'attack');
  // Their next turn; now with a nuke, on another player.
  table.ussr.does({ type: 'launch', targets: { tibet: 1 } });
  expect(table.state.nuked).toEqual(['tibet']);
});

test('B-ATK-05, -54, -55 right after the attack the defender may counterattack once, by either drill, anywhere and against anyone', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { russia: 2 } },
      europe: { nukes: 1, oil: 5, units: { poland: 1, iberia: 2 } },
      china: { units: { tibet: 1 } },
    },
    bidders: ['ussr', 'china'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  until(table, 'counterattack');
  expect(asked(table)).toBe('counterattack europe');
  expect(table.europe.may()).toContain('launch');
  expect(table.europe.may()).toContain('assault-by-air');
  table.europe.does({
    type: 'assault-by-air',
    to: 'tibet',
    against: 'china',
    orders: [{ how: 'airlift', from: 'iberia', units: { army: 1 } }],
  });
  // It is China that is attacked now, from Step A on, and may answer in its turn.
  expect(asked(table)).toBe('defend china');
});

test('B-ATK-06, -07, X-15 each player struck by an attack has one counterattack before the next bidder attacks', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { nukes: 2, units: { russia: 1 } },
      europe: { units: { poland: 1, greece: 1 } },
      china: { units: { tibet: 1, india: 1 } },
    },
    bidders: ['ussr', 'china'],
  });
  table.ussr.does({ type: 'launch', targets: { poland: 1, tibet: 1 } });
  expect(asked(table)).toBe('counterattack china');
  table.china.does(no);
  expect(asked(table)).toBe('counterattack europe');
  table.europe.does(no);
  expect(asked(table)).toBe('attack china');
});

test('B-ATK-07, -08, Q-B-17 attacks rotate until all bidders pass in one unbroken round', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { russia: 3 } },
      europe: { grain: 0, units: { poland: 9 } },
      china: { units: { tibet: 1 } },
    },
    bidders: ['ussr', 'china'],
  });
  table.ussr.does(pass);
  table.china.does(pass);
  // Both passed in a row: the stage is over though Europe never had a say.
  expect(table.state.stage).toBe(5);

  const again = scenario({
    ...attacks,
    powers: {
      ussr: { units: { russia: 3 } },
      europe: { grain: 0, units: { poland: 9 } },
      china: { units: { tibet: 1 } },
    },
    bidders: ['ussr', 'china'],
  });
  again.ussr.does(pass);
  again.china.does({ type: 'attack', from: 'tibet', to: 'pakistan', against: 'militia', units: { army: 1 } });
  until(again, 'attack');
  expect(asked(again)).toBe('attack ussr');
  again.ussr.does(pass);
  expect(asked(again)).toBe('attack china');
  again.china.does(pass);
  expect(again.state.stage).toBe(5);
});

test('a silent bidder passes', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 3 } }, europe: { units: { poland: 1 } } },
    bidders: ['ussr'],
  });
  expect(fallbackFor(table.game, ussr)).toEqual(pass);
});

test('B-ATK-54, Q-B-55 the counterattacker need not have bid, but pays their set', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 2 } }, europe: { grain: 2, units: { poland: 2 } } },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  table.europe.does(resist);
  until(table, 'counterattack');
  table.europe.does(attack('poland', 'russia', 'ussr', 2));
  table.ussr.does(resist);
  expect(table.europe.has.supplies).toEqual({ grain: 1, oil: 2, minerals: 2 });
});

test('Q-B-53, B-ATK-54 one counterattack each within a turn, none for the player whose turn it is', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { russia: 3, kazakh: 1 } },
      europe: { units: { poland: 3 } },
      china: { units: { tibet: 2 } },
    },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 1));
  until(table, 'counterattack');
  table.europe.does(attack('poland', 'russia', 'ussr', 1));
  // The Soviet Union defends as anybody does, and has no Step F of its own.
  expect(asked(table)).toBe('defend ussr');
  until(table, 'attack');
  expect(asked(table)).toBe('attack ussr');
});

test('Q-B-53 a third player hit by a counterattack has one too, and a player who has had theirs has no second', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { russia: 3 } },
      europe: { oil: 9, units: { poland: 3 } },
      china: { oil: 9, units: { tibet: 3 } },
    },
    bidders: ['ussr'],
  });
  const fly = (from: Zone) => [{ how: 'airlift', from, units: { army: 1 } }] as const;
  table.ussr.does(attack('russia', 'poland', 'europe', 1));
  until(table, 'counterattack');
  table.europe.does({ type: 'assault-by-air', to: 'tibet', against: 'china', orders: [...fly('poland')] });
  until(table, 'counterattack');
  expect(asked(table)).toBe('counterattack china');
  table.china.does({ type: 'assault-by-air', to: 'poland', against: 'europe', orders: [...fly('tibet')] });
  // Europe is attacked again within the same turn, but has had its counterattack.
  until(table, 'attack');
  expect(asked(table)).toBe('attack ussr');
});

test('Q-B-54 bidders counterattack in their sequence, the others by a roll, and each may say later once', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { nukes: 4, units: { russia: 1 } },
      europe: { units: { poland: 1, greece: 1 } },
      china: { units: { tibet: 1, india: 1 } },
      usa: { units: { alaska: 1, greenland: 1 } },
      africa: { units: { egypt: 1, sahara: 1 } },
    },
    bidders: ['ussr', 'usa', 'china'],
    // Africa rolls two and Europe four.
    dice: [2, 4],
  });
  table.ussr.does({ type: 'launch', targets: { poland: 1, tibet: 1, alaska: 1, egypt: 1 } });
  expect(asked(table)).toBe('counterattack usa');
  table.usa.does(later);
  expect(asked(table)).toBe('counterattack china');
  table.china.does(no);
  expect(asked(table)).toBe('counterattack europe');
  table.europe.does(no);
  expect(asked(table)).toBe('counterattack africa');
  table.africa.does(later);
  expect(asked(table)).toBe('counterattack usa');
  table.usa.isRefused(later, 'Q-B-54');
  table.usa.does(no);
  // Nobody else is waiting, and once is enough anyway.
  table.africa.isRefused(later, 'Q-B-54');
  table.africa.does(no);
  expect(asked(table)).toBe('attack usa');
});

test('Q-B-56 a player who withdrew or surrendered was attacked and may counterattack', () => {
  for (const answer of ['withdraw', 'surrender'] as const) {
    const table = scenario({
      ...attacks,
      powers: { ussr: { units: { russia: 1 } }, europe: { units: { poland: 1, greece: 1 } } },
      bidders: ['ussr'],
    });
    table.ussr.does(attack('russia', 'poland', 'europe', 1));
    if (answer === 'surrender') table.europe.does({ type: 'surrender' });
    else table.europe.does({ type: 'withdraw', to: 'greece', orders: [march('poland', 1)] });
    until(table, 'counterattack');
    expect(asked(table)).toBe('counterattack europe');
    table.europe.does({ type: 'attack', from: 'greece', to: 'romania', against: 'militia', units: { army: 1 } });
  }
});

/** China has one home territory left, Tibet, which the Soviet Union takes; its other army stands in India. */
function lastHome(nukes = 0): AnyTable {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { kazakh: 3, buryatsk: 1 } },
      china: { nukes, cash: 500, units: { tibet: 1, india: 4 } },
      europe: { units: { iberia: 1 } },
    },
    nuked: ['manchuria', 'mongolia', 'nanling', 'shantung'],
    bidders: ['ussr'],
    dice: [6, 6, 1, 6, 6],
  });
  table.ussr.does(attack('kazakh', 'tibet', 'china', 3));
  table.china.does(resist);
  table.ussr.does(remove('tibet/army'));
  table.ussr.does({ type: 'occupy', orders: [march('kazakh', 1)] });
  until(table, 'counterattack');
  return table;
}

test('B-ATK-56, -48 whose last home territory was just captured still has their counterattack before the spoils', () => {
  const table = lastHome();
  expect(asked(table)).toBe('counterattack china');
  expect(table.china.has.out).toBeUndefined();
  table.china.does(attack('india', 'pakistan', 'militia', 1));
  until(table, 'attack');
  expect(table.china.has.out).toBe('captured');
  expect(table.ussr.has.cash).toBe(7000 + 500);
});

test('B-ATK-57 if they capture one of their home territories back by it, they stay in the game', () => {
  const table = lastHome();
  table.china.does(attack('india', 'tibet', 'ussr', 4));
  table.ussr.does(resist);
  table.china.does(remove('tibet/army'));
  table.china.does({ type: 'occupy', orders: [march('india', 1)] });
  until(table, 'attack');
  expect(table.china.has.out).toBeUndefined();
  expect(table.china.has.cash).toBe(500);
  expect(unitsAt(table.state.board, 'tibet', china, 'army')).toBe(1);
});

test('B-ATK-58, Q-B-37 if they nuke the land just captured they are destroyed, and the captor gets no spoils', () => {
  const table = lastHome(1);
  table.china.does({ type: 'launch', targets: { tibet: 1 } });
  until(table, 'attack');
  expect(table.china.has.out).toBe('destroyed');
  expect(table.ussr.has.cash).toBe(7000);
  expect(unitsAt(table.state.board, 'india', ussr, 'army')).toBe(0);
  expect(unitsAt(table.state.board, 'tibet', ussr, 'army')).toBe(0);
});

test('X-15, Q-B-33 whose last home territory is entered in Stage 5 has one counterattack at once, by the rules of Stage 4', () => {
  const setUp = () =>
    scenario({
      stage: 5,
      phase: 'moves',
      powers: {
        ussr: { units: { kazakh: 1, kola: 1 } },
        china: { cash: 500, units: { india: 2 } },
        europe: { units: { iberia: 1 } },
      },
      nuked: ['manchuria', 'mongolia', 'nanling', 'shantung'],
      bidders: ['ussr'],
      dice: [6, 1, 1],
    });
  const table = setUp();
  table.ussr.does({ type: 'move', to: 'tibet', orders: [march('kazakh', 1)] });
  expect(asked(table)).toBe('counterattack china');
  table.china.does(no);
  expect(table.china.has.out).toBe('captured');
  expect(table.ussr.has.cash).toBe(7500);
  expect(asked(table)).toBe('move ussr');

  const saved = setUp();
  saved.ussr.does({ type: 'move', to: 'tibet', orders: [march('kazakh', 1)] });
  saved.china.does(attack('india', 'tibet', 'ussr', 2));
  saved.ussr.does({ type: 'defend', supplied: true });
  saved.china.does(remove('tibet/army'));
  saved.china.does({ type: 'occupy', orders: [march('india', 1)] });
  until(saved, 'move');
  expect(saved.china.has.out).toBeUndefined();
  expect(asked(saved)).toBe('move ussr');
});

test('X-15 an empty home territory that is not the last is entered in Stage 5 without a counterattack', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    powers: { ussr: { units: { kazakh: 1 } }, china: { units: { india: 2 } } },
    bidders: ['ussr'],
  });
  table.ussr.does({ type: 'move', to: 'tibet', orders: [march('kazakh', 1)] });
  expect(asked(table)).toBe('move ussr');
  expect(table.state.lastLost).toEqual({ china: 'tibet' });
});

test('a bidder who leaves in the middle of their own attack passes their turn on to the next', () => {
  const table = scenario({
    ...attacks,
    powers: {
      africa: { units: { egypt: 1 } },
      ussr: { units: { russia: 3 } },
      europe: { units: { poland: 2 } },
      china: { units: { tibet: 1 } },
    },
    bidders: ['africa', 'ussr', 'china'],
  });
  table.africa.does(pass);
  table.ussr.does(attack('russia', 'poland', 'europe', 3));
  table.europe.does(resist);
  table.ussr.does({ type: 'resign' });
  until(table, 'counterattack');
  table.europe.does(no);
  expect(asked(table)).toBe('attack china');
  table.china.does(pass);
  // Their attack had cost them a set, so that Africa's pass before it no longer counts.
  expect(asked(table)).toBe('attack africa');
});
