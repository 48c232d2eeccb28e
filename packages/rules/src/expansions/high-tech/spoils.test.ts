import { expect, test } from 'vitest';
import { view } from '../../referee/view.ts';
import { seat } from '../../state/seat.ts';
import { playSilently, scenario } from '../../testing/index.ts';
import { type ChartSketch, techSketch } from './sketch.ts';

const [ussr, china, europe] = [seat('ussr'), seat('china'), seat('europe')];

/** Tibet is the last Chinese home; the Soviet Union takes it, and China makes no counterattack. */
function conquest(beaten: ChartSketch, victor: ChartSketch = {}) {
  const table = scenario({
    options: { highTech: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: {
      ussr: { units: { kazakh: 3 } },
      china: { units: { tibet: 1, india: 2 } },
      europe: { units: { iberia: 1 } },
    },
    nuked: ['manchuria', 'mongolia', 'nanling', 'shantung'],
    sets: techSketch({ ussr: victor, china: beaten, europe: {} }),
    dice: [6, 6, 1],
  });
  table.ussr.does({ type: 'attack', from: 'kazakh', to: 'tibet', against: 'china', units: { army: 3 } });
  table.china.does({ type: 'defend', supplied: false });
  playSilently(table.game, () => table.state.question?.kind === 'losses');
  table.ussr.does({ type: 'remove-losses', losses: ['tibet/army'] });
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'kazakh', units: { army: 1 } }] });
  playSilently(table.game, () => table.state.question?.kind === 'counterattack');
  return table;
}

test('T-SPO-01, Q-T-23, X-28 the captor takes all cards once the counterattack is over, and others do not see them', () => {
  const table = conquest({ cards: { army: [4, 1], navy: [5] } }, { cards: { army: [2] } });
  expect(table.state.sets.tech?.charts[ussr]?.cards).toHaveLength(1);
  const events = table.china.does({ type: 'no-counterattack' });
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'tech-cards-captured', captor: 'ussr', from: 'china', cards: 3 }),
  );
  const levels = (viewer: typeof ussr) =>
    view(table.game, viewer).sets.tech?.charts[ussr]?.cards.map(({ level }) => level);
  expect(levels(ussr)).toEqual([1, 2, 4, 5]);
  expect(levels(europe)).toEqual([undefined, undefined, undefined, undefined]);
  expect(table.state.sets.tech?.charts[china]?.cards).toEqual([]);
});

test('Q-T-23, Q-T-27 deployed levels and licences are lost, and the captor’s own stay one record', () => {
  const table = conquest({ hidden: { army: 5 }, licences: { navy: [3] } }, { hidden: { army: 2 } });
  const events = table.china.does({ type: 'no-counterattack' });
  expect(events.find(({ type }) => type === 'tech-cards-captured')?.clauses).toContain('Q-T-23');
  expect(table.state.sets.tech?.charts[china]).toMatchObject({ rights: [], deployed: { army: { level: 0 } } });
  expect(table.state.sets.tech?.charts[ussr]).toMatchObject({ rights: [], deployed: { army: { level: 2 } } });
});

test('Q-T-24, X-28 cards of a player who resigns are shuffled back into their piles', () => {
  const table = scenario({
    options: { highTech: true },
    stage: 3,
    powers: { ussr: {}, china: {}, europe: {} },
    sets: techSketch({ ussr: {}, china: { cards: { army: [4, 1] }, shown: { army: 4 } }, europe: {} }),
  });
  const events = table.china.does({ type: 'resign' });
  expect(events).toContainEqual(expect.objectContaining({ type: 'tech-cards-returned', seat: 'china', cards: 2 }));
  // Only the army pile has changed, so that only it is shuffled.
  const shuffles = events.flatMap((event) => (event.type === 'permuted' ? event.name : []));
  expect(shuffles).toEqual(['army technology pile']);
  expect(table.state.sets.tech?.piles.army).toHaveLength(15);
  expect(table.state.sets.tech?.charts[china]).toMatchObject({ cards: [], deployed: { army: { level: 0, shown: 0 } } });
});

test('T-WIN-01, X-10 three cards, one of them deployed, and a licence add $300M at Détente', () => {
  const table = scenario({
    options: { highTech: true, detenteCycle: 5 },
    stage: 7,
    cycle: 5,
    powers: { ussr: { cash: 1000 }, china: { cash: 1299 } },
    sets: techSketch({
      ussr: { cards: { army: [1, 5], navy: [2] }, hidden: { army: 5 }, licences: { navy: [4] } },
      china: {},
    }),
  });
  const events = playSilently(table.game);
  const ended = events.at(-1);
  expect(ended).toMatchObject({ type: 'game-ended', winners: ['ussr'] });
  const rows = table.state.ended?.table.map(({ seat: who, wealth }) => [who, wealth?.extra]);
  expect(rows).toContainEqual(['ussr', 300]);
  expect(rows).toContainEqual(['china', 0]);
});

test('X-28, Q-T-24 a player who has a technology card is not bankrupt', () => {
  const poor = { cash: 0, grain: 0, oil: 0, minerals: 0, loans: 12, arrears: 100 } as const;
  const left = (cards: ChartSketch) => {
    const table = scenario({
      options: { highTech: true },
      stage: 1,
      phase: 'bank-loans',
      powers: { ussr: poor, china: { units: { tibet: 1 } }, europe: { units: { iberia: 1 } } },
      sets: techSketch({ ussr: cards, china: {}, europe: {} }),
    });
    const events = playSilently(table.game, () => table.state.stage !== 1);
    return [...events, ...playSilently(table.game, () => table.state.stage === 4)].some(
      (event) => event.type === 'left' && event.how === 'bankrupt',
    );
  };
  expect([left({}), left({ cards: { army: [1] } })]).toEqual([true, false]);
});
