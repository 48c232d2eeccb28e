import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { aboardAt, unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, playSilently, type Sketch, scenario } from '../testing/index.ts';

const attacks = { stage: 4, phase: 'attacks' } as const;
const march = (from: Zone, army: number) => ({ how: 'march', from, units: { army } }) as const;
const [ussr, china, europe] = [seat('ussr'), seat('china'), seat('europe')];
type AnyTable = ReturnType<typeof scenario>;

/** Tibet is the last Chinese home; the Soviet Union captures it, and China is asked for its counterattack. */
function lastHome(more: { china?: PowerSketch; ussr?: PowerSketch; sketch?: Partial<Sketch> } = {}): AnyTable {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { kazakh: 3 }, ...more.ussr },
      china: { units: { tibet: 1, india: 2 }, ...more.china },
      europe: { units: { iberia: 1 } },
    },
    nuked: ['manchuria', 'mongolia', 'nanling', 'shantung'],
    bidders: ['ussr'],
    dice: [6, 6, 1],
    ...more.sketch,
  });
  table.ussr.does({ type: 'attack', from: 'kazakh', to: 'tibet', against: 'china', units: { army: 3 } });
  table.china.does({ type: 'defend', supplied: false });
  table.ussr.does({ type: 'remove-losses', losses: ['tibet/army'] });
  table.ussr.does({ type: 'occupy', orders: [march('kazakh', 1)] });
  playSilently(table.game, () => table.state.question?.kind === 'counterattack');
  return table;
}

const decline = (table: AnyTable) => table.china.does({ type: 'no-counterattack' });

test('B-SPOILS-01, B-ATK-48 spoils wait until the defender has had their counterattack', () => {
  const table = lastHome({ china: { cash: 900, units: { tibet: 1, india: 2 } } });
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['china'] });
  expect(table.ussr.has.cash).toBe(7000);
  expect(table.china.has.out).toBeUndefined();
  decline(table);
  expect(table.ussr.has.cash).toBe(7900);
  expect(table.china.has.out).toBe('captured');
});

test('B-SPOILS-02 the captor of the last home territory gets all the cash', () => {
  const table = lastHome({ china: { cash: 1234, units: { tibet: 1, india: 2 } } });
  decline(table);
  expect([table.ussr.has.cash, table.china.has.cash]).toEqual([7000 + 1234, 0]);
});

test('B-SPOILS-02, -05, -07, X-29 the event says what passed; of the cash only the captor reads', () => {
  const table = lastHome({ china: { cash: 1234, grain: 12, oil: 2, nukes: 3, units: { tibet: 1, india: 2 } } });
  const [spoils] = decline(table).filter(({ type }) => type === 'spoils-taken');
  expect(spoils).toMatchObject({
    captor: 'ussr',
    from: 'china',
    centers: 1,
    goods: { grain: 12, oil: 2, minerals: 3, nukes: 3, lStars: 0 },
    secret: { ussr: { cash: 1234 } },
  });
  expect(spoils === undefined ? undefined : redact(spoils, europe)).toMatchObject({ secret: {} });
});

test('B-SPOILS-03, X-28 all company cards, as they lie, secret ones too', () => {
  const table = lastHome({
    china: {
      units: { tibet: 1, india: 2 },
      cards: { 'mahabir-mines': 'open', 'shan-mines': 'closed', 'indus-grain-co': 'secret' },
    },
  });
  decline(table);
  expect(table.ussr.has.holdings).toMatchObject([
    { card: 'mahabir-mines', face: 'open' },
    { card: 'shan-mines', face: 'closed' },
    { card: 'indus-grain-co', face: 'secret' },
  ]);
  // What was never shown is still a secret to the others.
  const cards = view(table.game, europe).seats[ussr]?.holdings.map(({ card }) => card);
  expect(cards).toEqual(['mahabir-mines', 'shan-mines', undefined]);
});

test("B-SPOILS-04, Q-B-38 their units stay where they are and are the captor's, armies aboard too", () => {
  const table = lastHome({
    china: { units: { tibet: 1, india: 2, 'java-sea': 1 }, laden: [{ zone: 'bay-of-bengal', cargo: { army: 3 } }] },
  });
  decline(table);
  expect(unitsAt(table.state.board, 'india', ussr, 'army')).toBe(2);
  expect(unitsAt(table.state.board, 'java-sea', ussr, 'navy')).toBe(1);
  expect(unitsAt(table.state.board, 'bay-of-bengal', ussr, 'navy')).toBe(1);
  expect(aboardAt(table.state.board, 'bay-of-bengal', ussr, 'army')).toBe(3);
  expect(unitsAt(table.state.board, 'india', china, 'army')).toBe(0);
});

test('B-SPOILS-05, -07, X-27 supplies go into both supply centers together, which have twelve spots a row each', () => {
  const table = lastHome({
    ussr: { grain: 12, oil: 12, minerals: 12, nukes: 12, units: { kazakh: 3 } },
    china: { grain: 12, oil: 1, minerals: 5, nukes: 12, units: { tibet: 1, india: 2 } },
  });
  // The set and one step have cost two grain, one oil and one mineral.
  expect(table.ussr.has.supplies).toEqual({ grain: 10, oil: 11, minerals: 11 });
  decline(table);
  expect(table.ussr.has.centers).toBe(2);
  expect(table.ussr.has.supplies).toEqual({ grain: 22, oil: 12, minerals: 16 });
  expect(table.ussr.has.nukes).toBe(24);
});

test("B-SPOILS-06 their nukes and L-stars are added to the captor's", () => {
  const table = lastHome({
    ussr: { nukes: 2, lStars: 1, units: { kazakh: 3 } },
    china: { nukes: 3, lStars: 2, units: { tibet: 1, india: 2 } },
  });
  decline(table);
  expect([table.ussr.has.nukes, table.ussr.has.lStars]).toEqual([5, 3]);
});

test('B-SPOILS-07, Q-B-38 a second supply center stores and borrows, but brings no home land, cubes or technology', () => {
  const table = lastHome({
    ussr: { loans: 12, units: { kazakh: 3 } },
    china: { researched: { nuke: true, lStar: true }, units: { tibet: 1, india: 2 } },
  });
  // One line of loans is full.
  expect(table.ussr.may()).not.toContain('borrow');
  decline(table);
  expect(table.ussr.may()).toContain('borrow');
  expect(table.ussr.has.researched).toEqual({ nuke: false, lStar: false });
  expect(table.ussr.has.cubes).toBe(2);
});

test('B-SPOILS-08, Q-B-39 all they owed is void: bank loans, arrears, orders and loans between players', () => {
  const table = lastHome({
    china: { loans: 5, arrears: 300, units: { tibet: 1, india: 2 } },
    sketch: { orders: [{ seller: 'europe', buyer: 'china', resource: 'oil', units: 2, price: 10 }] },
  });
  decline(table);
  expect(table.china.has).toMatchObject({ loans: 0, arrears: 0, interestDue: 0 });
  expect(table.ussr.has.loans).toBe(0);
  expect(table.state.offers.orders).toEqual([]);
});

test('B-SPOILS-12, X-28 they are out of the game with their cubes and turns', () => {
  const table = lastHome({ sketch: { bidders: ['ussr', 'china'] } });
  decline(table);
  expect(table.china.has).toMatchObject({ out: 'captured', cubes: 0 });
  expect(table.state.sequence).toEqual(['ussr']);
  table.china.isRefused({ type: 'propose-detente' }, 'B-SPOILS-12');
});

test('B-WIN-02 a single player left has won by Supremacy', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { kazakh: 3 } }, china: { units: { tibet: 1 } } },
    nuked: ['manchuria', 'mongolia', 'nanling', 'shantung'],
    bidders: ['ussr'],
    dice: [6, 6, 1],
  });
  table.ussr.does({ type: 'attack', from: 'kazakh', to: 'tibet', against: 'china', units: { army: 3 } });
  table.china.does({ type: 'defend', supplied: false });
  table.ussr.does({ type: 'remove-losses', losses: ['tibet/army'] });
  table.ussr.does({ type: 'occupy', orders: [march('kazakh', 1)] });
  playSilently(table.game, () => table.state.ended !== undefined);
  expect(table.state.ended).toMatchObject({ how: 'supremacy', winners: ['ussr'] });
  expect(table.china.has.out).toBe('captured');
});

test('Q-B-36 a player who occupies the last-lost land when all is over takes the spoils', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { kazakh: 3 } },
      china: { cash: 500, units: { tibet: 1, pakistan: 1 } },
      europe: { oil: 9, units: { india: 4 } },
    },
    nuked: ['manchuria', 'mongolia', 'nanling', 'shantung'],
    bidders: ['ussr'],
    dice: [6, 6, 1, 1, 1, 6, 6, 1],
  });
  table.ussr.does({ type: 'attack', from: 'kazakh', to: 'tibet', against: 'china', units: { army: 3 } });
  table.china.does({ type: 'defend', supplied: false });
  table.ussr.does({ type: 'remove-losses', losses: ['tibet/army'] });
  table.ussr.does({ type: 'occupy', orders: [march('kazakh', 1)] });
  playSilently(table.game, () => table.state.question?.kind === 'counterattack');
  // China's counterattack falls on Europe, and Europe's takes Tibet from the captor.
  table.china.does({ type: 'attack', from: 'pakistan', to: 'india', against: 'europe', units: { army: 1 } });
  table.europe.does({ type: 'defend', supplied: false });
  playSilently(table.game, () => table.state.question?.kind === 'counterattack');
  table.europe.does({ type: 'attack', from: 'india', to: 'tibet', against: 'ussr', units: { army: 4 } });
  table.ussr.does({ type: 'defend', supplied: false });
  table.europe.does({ type: 'remove-losses', losses: ['tibet/army'] });
  table.europe.does({ type: 'occupy', orders: [march('india', 1)] });
  playSilently(table.game, () => table.state.question?.kind === 'attack');
  expect(table.china.has.out).toBe('captured');
  expect([table.europe.has.cash, table.ussr.has.cash]).toEqual([7500, 7000]);
});

test('Q-B-36 a player whose last land its captor left again still lives', () => {
  const table = lastHome();
  // The captor's army cannot leave before Step E is over, but the counterattack may oust it.
  table.china.does({ type: 'attack', from: 'india', to: 'tibet', against: 'ussr', units: { army: 2 } });
  table.ussr.does({ type: 'withdraw', to: 'kazakh', orders: [march('tibet', 1)] });
  table.china.does({ type: 'no-occupation' });
  expect(table.china.has.out).toBeUndefined();
  expect(unitsAt(table.state.board, 'tibet', ussr, 'army')).toBe(0);
});
