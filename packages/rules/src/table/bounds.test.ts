// Positions from outside: each bound, broken once; what stands just inside it is a position.
import { expect, test } from 'vitest';
import { PRICE_TRACK } from '../board/index.ts';
import { copyPlain } from '../state/plain.ts';
import { seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import { scenario } from '../testing/index.ts';
import { whyNoPosition } from './bounds.ts';

const [usa, nobody] = [seat('usa'), seat('nobody')];
const LAST_SPOT = PRICE_TRACK.length - 1;

const { state: SOUND } = scenario({
  stage: 5,
  phase: 'moves',
  powers: {
    usa: { units: { alaska: 3 }, cards: { 'baqa-oil': 'open' }, cash: 500 },
    ussr: { units: { kola: 1 } },
  },
  bidders: ['usa'],
});

const player = (state: State) => state.seats[usa] ?? {};

test.each<[string, (state: State) => void]>([
  ['as it is', () => undefined],
  ['in no cycle', (state) => Object.assign(state, { cycle: 0 })],
  ['in cycle 100,000', (state) => Object.assign(state, { cycle: 100_000 })],
  ['between stages', (state) => Object.assign(state, { stage: undefined })],
  ['in Stage 1', (state) => Object.assign(state, { stage: 1 })],
  ['in Stage 7', (state) => Object.assign(state, { stage: 7 })],
  ['with the lowest price', (state) => Object.assign(state.market, { oil: 0 })],
  ['with the highest price', (state) => Object.assign(state.market, { oil: LAST_SPOT })],
  ['with a hundred procedures', (state) => Object.assign(state, { agenda: frames(state, 100) })],
  ['without a question', (state) => Object.assign(state, { question: undefined })],
  ['over', (state) => Object.assign(state, { ended: { how: 'detente', winners: [usa], table: [] } })],
  ['with as many centers as players', (state) => Object.assign(player(state), { centers: 2 })],
  ['before powers are chosen', (state) => Object.assign(player(state), { power: undefined })],
  ['with much money outside', (state) => moveMoney(state, 999_000_000)],
])('a game %s is a position', (_what, change) => {
  const state = copyPlain(SOUND);
  change(state);
  expect(whyNoPosition(state)).toBeUndefined();
});

test.each<[string, (state: State) => void]>([
  ['half an army', (state) => spoilUnits(state, 0.5)],
  ['fewer than no armies', (state) => spoilUnits(state, -1)],
  ['armies without end', (state) => spoilUnits(state, 1_000_000_000)],
  ['half an army aboard', (state) => spoilCargo(state, 0.5)],
  ['cycle -1', (state) => Object.assign(state, { cycle: -1 })],
  ['cycle 100,001', (state) => Object.assign(state, { cycle: 100_001 })],
  ['half a cycle', (state) => Object.assign(state, { cycle: 0.5 })],
  ['Stage 0', (state) => Object.assign(state, { stage: 0 })],
  ['Stage 8', (state) => Object.assign(state, { stage: 8 })],
  ['a price below the track', (state) => Object.assign(state.market, { oil: -1 })],
  ['a price above the track', (state) => Object.assign(state.market, { oil: LAST_SPOT + 1 })],
  ['an opening price off the track', (state) => Object.assign(state.openingPrices, { oil: LAST_SPOT + 1 })],
  ['a seat too few in the order', (state) => Object.assign(state, { order: state.order.slice(0, -1) })],
  ['a stranger in the order', (state) => Object.assign(state, { order: state.order.with(0, nobody) })],
  ['101 procedures', (state) => Object.assign(state, { agenda: frames(state, 101) })],
  ['a procedure that is none', (state) => Object.assign(state, { agenda: [{ procedure: 'nonsense' }] })],
  ['a question that is none', (state) => Object.assign(state.question ?? {}, { kind: 'nonsense' })],
  ['a question to a stranger', (state) => Object.assign(state.question ?? {}, { waiting: [nobody] })],
  ['a question of a stranger', (state) => Object.assign(state.question ?? {}, { of: [nobody] })],
  ['an ending that is none', (state) => Object.assign(state, { ended: { how: 'rain', winners: [usa], table: [] } })],
  ['a stranger who wins', (state) => Object.assign(state, { ended: { how: 'detente', winners: [nobody], table: [] } })],
  ['an ending without a table', (state) => Object.assign(state, { ended: { how: 'detente', winners: [usa] } })],
  ['a power that is none', (state) => Object.assign(player(state), { power: 'atlantis' })],
  ['a card that is none', (state) => Object.assign(player(state), { holdings: [strange()] })],
  ['more centers than players', (state) => Object.assign(player(state), { centers: 3 })],
  ['a zone too few', (state) => Object.assign(state, { board: state.board.slice(0, -1) })],
  ['a stranger on the board', (state) => Object.assign(state.board.flat()[0] ?? {}, { seat: nobody })],
  ['half an army', (state) => Object.assign(state.board.flat()[0]?.units ?? {}, { army: 0.5 })],
  ['10,001 armies', (state) => Object.assign(state.board.flat()[0]?.units ?? {}, { army: 10_001 })],
  ['money from nowhere', (state) => Object.assign(player(state), { cash: 501 })],
  ['more money than there can be', (state) => moveMoney(state, 1_000_000_001)],
  ['a number that is none', (state) => Object.assign(state, { idleCycles: Number.NaN })],
  ['a name of every object', (state) => Object.assign(state.passage, JSON.parse('{"toString":[]}'))],
  ['a word that every object answers to', (state) => Object.assign(state, { consent: [seat('valueOf')] })],
  ['parts that are missing', (state) => Object.assign(state, { market: undefined })],
])('%s makes no position', (_what, spoil) => {
  const state = copyPlain(SOUND);
  spoil(state);
  expect(whyNoPosition(state)).toBeDefined();
});

function strange(): State['seats'][typeof usa]['holdings'][number] {
  return JSON.parse('{"card":"atlantis-oil","face":"open","paid":false,"knownTo":[]}');
}

function frames(state: State, number: number): State['agenda'] {
  return Array.from({ length: number }, () => state.agenda[0] ?? { procedure: 'cycle', stage: 1 });
}

function moveMoney(state: State, cash: number): void {
  state.outside.cash -= cash - (state.seats[usa]?.cash ?? 0);
  Object.assign(player(state), { cash });
}

/** The first army that stands somewhere becomes so many; the count kept outside is told too. */
function spoilUnits(state: State, army: number): void {
  const force = state.board.flat()[0];
  if (force === undefined) throw new Error('an empty board');
  Object.assign(state.outside.units, { army: state.outside.units.army + (force.units.army ?? 0) - army });
  Object.assign(force.units, { army });
}

function spoilCargo(state: State, army: number): void {
  const force = state.board.flat()[0];
  if (force === undefined) throw new Error('an empty board');
  Object.assign(force, { laden: [{ carrier: 'navy', cargo: { army } }] });
}

test.each([0.5, -1, 1_000_000_000])('%d armies in one place are named as units that cannot be', (army) => {
  const state = copyPlain(SOUND);
  spoilUnits(state, army);
  expect(whyNoPosition(state)?.message).toBe('misfit:units');
});

test('what no game writes is named as a number or as a name', () => {
  const odd = (change: (state: State) => void) => {
    const state = copyPlain(SOUND);
    change(state);
    const { message, figures } = whyNoPosition(state) ?? {};
    return [message, figures];
  };
  expect(odd((state) => Object.assign(state, { idleCycles: 0.5 }))).toEqual(['misfit:number', { number: 0.5 }]);
  expect(odd((state) => Object.assign(state.bids, { constructor: 1 }))).toEqual([
    'misfit:name',
    { name: 'constructor' },
  ]);
});
