// Somebody leaves or falls in the middle of something: what is under way, what was ordered, and what was agreed on.
import { describe, expect, test } from 'vitest';
import type { Territory } from '../board/index.ts';
import type { Command } from '../game.ts';
import { perform } from '../referee/perform.ts';
import { forceOf, unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { tableAnswer } from '../table/orders.ts';
import { faults, playSilently, type Sketch, scenario } from '../testing/index.ts';

const resign = { type: 'resign' } as const;
const war = { stage: 4, phase: 'attacks' } as const;
const rich = { grain: 12, oil: 12, minerals: 12 } as const;
/** All homes of Europe but Scandinavia. */
const NUKED: readonly Territory[] = ['british-isles', 'eastern-europe', 'western-europe', 'iberia'];

type Table = ReturnType<typeof scenario>;
const until = (table: Table, kind: string) => playSilently(table.game, () => table.state.question?.kind === kind);
const attack = (from: Territory, to: Territory, against: string, army: number): Command => ({
  type: 'attack',
  from,
  to,
  against,
  units: { army },
});

/** The USSR attacks Scandinavia, Europe's last home, and is asked whether to move in. */
function emptied(more: Partial<Sketch> & { readonly europe?: object } = {}): Table {
  const { europe, ...rest } = more;
  const table = scenario({
    ...war,
    powers: {
      ussr: { ...rich, cash: 500, units: { kola: 6 } },
      europe: { ...rich, cash: 900, units: { scandinavia: 1 }, ...europe },
      china: { cash: 300, units: { tibet: 1 } },
    },
    nuked: [...NUKED],
    bidders: ['ussr', 'china'],
    dice: [6, 6, 1, 1],
    ...rest,
  });
  table.ussr.does(attack('kola', 'scandinavia', 'europe', 6));
  until(table, 'occupy');
  return table;
}

const moveIn = (army: number): Command => ({
  type: 'occupy',
  orders: [{ how: 'march', from: 'kola', units: { army } }],
});

describe('somebody who leaves in the middle of an attack', () => {
  test('B-SPOILS-12, B-TAC-28 has no counterattack after a Clash, and what was offered meanwhile is void', () => {
    const table = scenario({
      ...war,
      powers: {
        usa: { lStars: 1, units: { alaska: 1 } },
        ussr: { lStars: 1, nukes: 1, units: { kola: 1 } },
        china: { units: { tibet: 1 } },
      },
      bidders: ['usa', 'china'],
      dice: [6, 1],
    });
    table.ussr.does({ type: 'offer', to: 'china', givesCash: 100, promise: 'quiet' });
    table.china.does({ type: 'offer', to: 'ussr', givesCash: 50 });
    table.usa.does({ type: 'clash', with: 'ussr' });
    expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['ussr'] });
    table.ussr.does(resign);
    expect(table.state.offers.open).toEqual([]);
    expect(table.state.question).toMatchObject({ kind: 'attack', waiting: ['china'] });
    expect(perform(table.game, seat('china'), { type: 'accept-offer', offer: 'ussr>china#1' }).ok).toBe(false);
  });

  test('B-SPOILS-12 as the attacker spends nobody’s set, and those attacked keep their counterattack', () => {
    const table = scenario({
      ...war,
      powers: {
        usa: { ...rich, units: { romania: 2 } },
        ussr: { ...rich, units: { russia: 1, kola: 1 } },
        china: { units: { tibet: 1 } },
      },
      bidders: ['usa', 'china'],
    });
    table.usa.does({ type: 'offer', to: 'ussr', givesCash: 100 });
    table.usa.does(attack('romania', 'russia', 'ussr', 2));
    table.usa.does(resign);
    expect(table.ussr.has.supplies).toEqual(rich);
    expect(table.state.offers.open).toEqual([]);
    expect(faults(table.state)).toEqual([]);
    until(table, 'attack');
    expect(table.state.question?.waiting).toEqual(['china']);
    expect(unitsAt(table.state.board, 'russia', seat('ussr'), 'army')).toBe(1);
  });

  test('B-STRAT-18, -28 as a champion fires no more; the nukes that are left are the defender’s to shoot at', () => {
    const table = scenario({
      ...war,
      powers: {
        usa: { nukes: 3, units: { alaska: 1 } },
        ussr: { lStars: 1, units: { russia: 1, kola: 1, siberia: 1 } },
        china: { lStars: 2, units: { tibet: 1 } },
      },
      bidders: ['usa', 'ussr'],
      dice: [6, 6, 6, 6],
    });
    table.usa.does({ type: 'launch', targets: { russia: 1, kola: 1, siberia: 1 } });
    table.china.does({ type: 'stand', champion: true, show: [] });
    expect(table.state.question).toMatchObject({ kind: 'shoot', waiting: ['ussr'] });
    table.china.does(resign);
    table.ussr.does({ type: 'shoot', at: 'russia' });
    expect(faults(table.state)).toEqual([]);
    expect(table.state.question?.waiting).not.toContain('china');
    playSilently(table.game, () => table.state.question?.kind === 'attack' || table.state.ended !== undefined);
    expect(table.state.nuked).toEqual(expect.arrayContaining(['russia', 'kola', 'siberia']));
  });

  test('X-15 as the mover who took a last home in Stage 5 gives it back, and its owner lives on with all rights', () => {
    const table = scenario({
      stage: 5,
      phase: 'moves',
      powers: {
        ussr: { ...rich, units: { kola: 6 } },
        europe: { ...rich, units: { egypt: 2 } },
        china: { units: { tibet: 1 } },
      },
      nuked: [...NUKED],
      bidders: ['ussr', 'china'],
    });
    table.ussr.does({ type: 'move', to: 'scandinavia', orders: [{ how: 'march', from: 'kola', units: { army: 2 } }] });
    expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
    expect(table.europe.may()).not.toContain('borrow');
    table.ussr.does(resign);
    expect(table.europe.may()).toContain('borrow');
    until(table, 'move');
    expect(table.europe.has.out).toBeUndefined();
    expect(table.state.question?.waiting).toEqual(['china']);
  });
});

describe('somebody who falls in their own attack', () => {
  test('B-TAC-57, X-40 to a first strike may fire back and nothing else, and is judged when the attack is over', () => {
    const table = scenario({
      ...war,
      powers: {
        europe: { ...rich, cash: 500, nukes: 1, units: { scandinavia: 3 } },
        ussr: { ...rich, nukes: 1, units: { kola: 1, egypt: 1 } },
        china: { units: { tibet: 1 } },
      },
      nuked: [...NUKED],
      bidders: ['europe', 'ussr'],
    });
    table.europe.does(attack('scandinavia', 'kola', 'ussr', 2));
    table.ussr.does({ type: 'launch', targets: { scandinavia: 1 } });
    expect(table.state.question).toMatchObject({ kind: 'retaliate', waiting: ['europe'] });
    expect(table.europe.may().sort()).toEqual(['launch', 'no-retaliation', 'resign']);
    until(table, 'attack');
    expect(table.europe.has.out).toBe('destroyed');
    expect(unitsAt(table.state.board, 'kola', seat('ussr'), 'army')).toBe(1);
  });
});

describe('orders and agreements of somebody who leaves or falls', () => {
  test('X-38 a plan of bids, a sealed bid and orders of a leaver answer nothing any more', () => {
    const table = scenario({ stage: 3, phase: 'blind-bid', powers: { usa: {}, ussr: {}, china: {} } });
    table.ussr.does({ type: 'plan-bids', stage3: 1, stage4: 1, stage5: 1, stage6: 0, stage7: 0 });
    table.ussr.does({ type: 'order', about: 'defence', reply: 'fight', least: 0, otherwise: 'bare' });
    expect(tableAnswer(table.game)).toMatchObject({ seat: 'ussr', command: { type: 'bid', cubes: 1 } });
    table.ussr.does({ type: 'bid', cubes: 1 });
    table.ussr.does(resign);
    expect(tableAnswer(table.game)).toBeUndefined();
    expect(table.state.sealed).toEqual({});
    const events = playSilently(table.game, () => table.state.stage === 4);
    expect(events.filter((event) => 'seat' in event && event.seat === seat('ussr'))).toEqual([]);
  });

  test('X-32 an offer prepared for a partner who has left is dropped, and its author alone is told', () => {
    const table = scenario({
      stage: 3,
      phase: 'market-sales',
      powers: { usa: { oil: 5 }, ussr: {}, china: {} },
      bidders: ['usa'],
      traders: [],
    });
    table.usa.does({ type: 'prepare-offer', stage: 3, to: 'ussr', gives: { oil: 1 }, wantsCash: 100 });
    table.ussr.does(resign);
    table.usa.does({ type: 'pass' });
    expect(table.state.question?.kind).toBe('trade');
    const answer = tableAnswer(table.game);
    expect(answer).toMatchObject({ seat: 'usa', command: { type: 'drop-prepared', to: 'ussr' } });
    const [dropped] = answer === undefined ? [] : table.usa.does(answer.command);
    expect(dropped?.to).toEqual(['usa']);
    expect(table.state.orders[seat('usa')]?.prepared ?? []).toEqual([]);
  });

  test('Q-B-28, Q-B-39 orders of the next production are void with either party, paid in advance or not', () => {
    const table = scenario({
      stage: 1,
      powers: { usa: { cards: 'home' }, ussr: { cards: 'home' }, china: { cards: 'home' } },
      orders: [
        { seller: 'usa', buyer: 'ussr', resource: 'oil', units: 2, price: 100 },
        { seller: 'ussr', buyer: 'china', resource: 'oil', units: 1, price: 100, paid: 'in-advance' },
        { seller: 'china', buyer: 'usa', resource: 'grain', units: 1, price: 100 },
      ],
    });
    table.ussr.does(resign);
    expect(table.state.offers.orders).toMatchObject([{ seller: 'china', buyer: 'usa' }]);
  });

  test('X-40, B-WIN-03 whose consent alone is missing when their last home falls: Détente comes with their judgement', () => {
    const table = emptied({ europe: { units: { scandinavia: 1, egypt: 1 } } });
    table.china.does({ type: 'propose-detente' });
    table.ussr.does(moveIn(2));
    table.ussr.does({ type: 'agree-detente', agree: true });
    until(table, 'counterattack');
    expect(table.state.ended).toBeUndefined();
    table.europe.isRefused({ type: 'agree-detente', agree: false }, 'X-40');
    table.europe.does({ type: 'no-counterattack' });
    expect(table.europe.has.out).toBe('captured');
    expect(table.state.ended).toMatchObject({ how: 'detente', winners: ['ussr'] });
  });

  test('X-40, B-WIN-03 who wins their home back is among those who agree: the Détente that waited comes then', () => {
    const table = emptied({ europe: { units: { scandinavia: 1, russia: 6 } }, dice: [6, 6, 1, 1, 6, 6, 1, 1] });
    table.state.consent = [seat('europe'), seat('china')];
    table.ussr.does(moveIn(1));
    table.ussr.does({ type: 'agree-detente', agree: true });
    until(table, 'counterattack');
    table.europe.does(attack('russia', 'scandinavia', 'ussr', 6));
    until(table, 'occupy');
    expect(table.state.ended).toBeUndefined();
    table.europe.does({ type: 'occupy', orders: [{ how: 'march', from: 'russia', units: { army: 2 } }] });
    playSilently(table.game, () => table.state.ended !== undefined || table.state.question?.kind === 'move');
    expect(table.state.ended).toMatchObject({ how: 'detente' });
    expect(table.europe.has.out).toBeUndefined();
  });

  test('X-40, B-WIN-02 where one is left then, it is Supremacy, though that one had agreed to a Détente', () => {
    const table = emptied({
      powers: {
        ussr: { ...rich, units: { kola: 6 } },
        europe: { ...rich, cash: 9_000, units: { scandinavia: 1 } },
      },
      bidders: ['ussr'],
    });
    table.ussr.does({ type: 'propose-detente' });
    table.ussr.does(moveIn(2));
    playSilently(table.game, () => table.state.ended !== undefined);
    expect(table.state.ended).toMatchObject({ how: 'supremacy', winners: ['ussr'] });
  });

  test('X-40 a loan of the fallen is void, and what was lent to them goes to the captor with their cash', () => {
    const table = emptied({ europe: { cash: 900, units: { scandinavia: 1 } } });
    const { loans } = table.state.offers;
    loans.push(
      { lender: seat('china'), borrower: seat('europe'), amount: 400, repay: 500, dueCycle: 3 },
      { lender: seat('europe'), borrower: seat('china'), amount: 100, repay: 100, dueCycle: 3 },
      { lender: seat('china'), borrower: seat('ussr'), amount: 50, repay: 50, dueCycle: 3 },
    );
    table.ussr.does(moveIn(2));
    until(table, 'attack');
    expect(table.europe.has.out).toBe('captured');
    expect(table.ussr.has.cash).toBe(1_400);
    expect(table.state.offers.loans).toMatchObject([{ lender: 'china', borrower: 'ussr' }]);
  });
});

describe('somebody who passes for the rest of the stage', () => {
  test('X-38 is asked how to defend, and again in the next attack of the same stage', () => {
    const table = scenario({
      ...war,
      powers: {
        usa: { ...rich, units: { romania: 3 } },
        ussr: { ...rich, units: { russia: 2, kazakh: 1 } },
        china: { ...rich, units: { mongolia: 3 } },
      },
      bidders: ['ussr', 'usa', 'china'],
    });
    table.ussr.does({ type: 'pass-stage', until: 'nothing' });
    expect(tableAnswer(table.game)?.command).toEqual({ type: 'pass' });
    table.ussr.does({ type: 'pass' });
    table.usa.does(attack('romania', 'russia', 'ussr', 1));
    expect(tableAnswer(table.game)).toBeUndefined();
    table.ussr.does({ type: 'pass-stage', until: 'nothing' });
    expect(tableAnswer(table.game)).toBeUndefined();
    table.ussr.does({ type: 'defend', supplied: false });
    until(table, 'attack');
    expect(table.state.question?.waiting).toEqual(['china']);
    table.china.does(attack('mongolia', 'kazakh', 'ussr', 3));
    expect(table.state.question).toMatchObject({ kind: 'defend', waiting: ['ussr'] });
    expect(tableAnswer(table.game)).toBeUndefined();
  });

  test('X-38, B-TAC-50 an order to surrender is followed by nobody at home, and is asked there', () => {
    const table = scenario({
      ...war,
      powers: { usa: { ...rich, units: { romania: 3 } }, ussr: { ...rich, units: { russia: 2 } }, china: {} },
      bidders: ['usa'],
    });
    table.ussr.does({ type: 'order', about: 'defence', reply: 'surrender' });
    table.usa.does(attack('romania', 'russia', 'ussr', 3));
    expect(tableAnswer(table.game)).toBeUndefined();
  });
});

describe('a last home that is empty', () => {
  test('B-TAC-17, X-40 is taken from the air, and its owner falls without a unit lost', () => {
    const table = scenario({
      ...war,
      powers: {
        ussr: { ...rich, cash: 7_000, units: { kola: 4 } },
        europe: { ...rich, cash: 777, units: { egypt: 1 } },
        china: { units: { tibet: 1 } },
      },
      nuked: [...NUKED],
      bidders: ['ussr'],
      dice: [1],
    });
    table.ussr.does({
      type: 'assault-by-air',
      to: 'scandinavia',
      against: 'militia',
      orders: [{ how: 'airlift', from: 'kola', units: { army: 2 } }],
    });
    expect(table.europe.isRefused({ type: 'borrow', billions: 1 }, 'X-40').code).toBe('fallen');
    until(table, 'attack');
    expect(table.europe.has.out).toBe('captured');
    expect(table.ussr.has.cash).toBe(7_777);
    expect(unitsAt(table.state.board, 'egypt', seat('ussr'), 'army')).toBe(1);
  });

  test('B-TAC-18, X-40 stays its owner’s where militia beats the landing', () => {
    const table = scenario({
      ...war,
      powers: {
        ussr: { ...rich, units: { kola: 4 } },
        europe: { ...rich, units: { egypt: 1 } },
        china: { units: { tibet: 1 } },
      },
      nuked: [...NUKED],
      bidders: ['ussr'],
      dice: [6],
    });
    table.ussr.does({
      type: 'assault-by-air',
      to: 'scandinavia',
      against: 'militia',
      orders: [{ how: 'airlift', from: 'kola', units: { army: 1 } }],
    });
    until(table, 'attack');
    expect(table.europe.has.out).toBeUndefined();
    expect(table.europe.may()).toContain('borrow');
    expect(table.state.assaults).toEqual([]);
  });
});

describe('carriers', () => {
  test('A-INH-05, X-40 an APC whose owner leaves is gone with those inside, and its land is open', () => {
    const table = scenario({
      ...war,
      options: { apc: true },
      powers: {
        ussr: { ...rich, units: { russia: 2 } },
        europe: { ...rich, units: { poland: 1 }, laden: [{ zone: 'poland', carrier: 'apc', cargo: { army: 2 } }] },
        china: { units: { tibet: 1 } },
      },
      bidders: ['ussr', 'china'],
    });
    table.ussr.does(attack('russia', 'poland', 'europe', 2));
    table.europe.does(resign);
    expect(forceOf(table.state.board, 'poland', seat('europe'))).toBeUndefined();
    // Nobody fought, so nobody has spent a set.
    expect(table.ussr.has.supplies).toEqual(rich);
    expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
    expect(faults(table.state)).toEqual([]);
  });

  test('A-SPO-01, B-SPOILS-04 APCs of the captured pass with their passengers, on land and aboard a navy', () => {
    const table = emptied({
      options: { apc: true },
      europe: {
        units: { scandinavia: 1 },
        laden: [
          { zone: 'egypt', carrier: 'apc', cargo: { army: 2 } },
          { zone: 'mediterranean-sea', carrier: 'navy', cargo: { apc: 1, army: 1 } },
        ],
      },
    });
    table.ussr.does(moveIn(1));
    until(table, 'attack');
    const ussr = seat('ussr');
    expect(forceOf(table.state.board, 'egypt', ussr)?.laden).toMatchObject([{ carrier: 'apc', cargo: { army: 2 } }]);
    expect(forceOf(table.state.board, 'mediterranean-sea', ussr)?.laden).toMatchObject([
      { carrier: 'navy', cargo: { apc: 1, army: 1 } },
    ]);
    expect(faults(table.state)).toEqual([]);
  });
});

test('X-20, X-21 the defender of an assault leaves while its owner, who has no turn, is asked to settle it: the land is theirs', () => {
  const set = { grain: 9, oil: 9, minerals: 9 };
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: {
      usa: { ...set, units: { japan: 2 } },
      china: { ...set, units: { japan: 3 } },
      ussr: { units: { kola: 1 } },
    },
  });
  // As spoils of war bring it about.
  table.state.assaults = [{ seat: seat('usa'), zone: 'japan', how: 'airborne' }];
  table.ussr.does({ type: 'pass' });
  expect(table.state.question).toMatchObject({ kind: 'assault', waiting: ['usa'] });
  table.china.does({ type: 'resign' });
  expect(table.state.assaults).toEqual([]);
  expect(table.state.question).toMatchObject({ kind: 'bid', waiting: ['usa', 'ussr'] });
});
