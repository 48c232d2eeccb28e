import { expect, test } from 'vitest';
import type { GameEvent } from '../game.ts';
import { createGame } from '../referee/game.ts';
import { seat } from '../state/seat.ts';
import { planSetup, playSilently, scenario } from '../testing/index.ts';

/** The stages of a run of events, those that were skipped with a minus sign. */
function stagesOf(events: readonly GameEvent[]): number[] {
  return events.flatMap((event) => {
    if (event.type === 'stage-opened') return [event.stage];
    return event.type === 'stage-skipped' ? [-event.stage] : [];
  });
}

/** The phases begun in a stage, in their order. */
function phasesOf(events: readonly GameEvent[], stage: number): string[] {
  let current = 0;
  return events.flatMap((event) => {
    if (event.type === 'stage-opened') current = event.stage;
    return event.type === 'begun' && current === stage && event.frame.procedure !== 'stage'
      ? [event.frame.procedure]
      : [];
  });
}

test('B-FLOW-01, -05, -10 a cycle is Stages 1 to 7 in that order, and then the next cycle begins with Stage 1', () => {
  const table = scenario({ stage: 7, powers: { usa: {}, ussr: {} } });
  const events = playSilently(table.game, ({ state }) => state.cycle === 4);
  expect(stagesOf(events)).toEqual([1, 2, 3, 4, 5, 6, 7, 1, 2, 3]);
});

test('B-FLOW-11 in the first cycle Stage 4 is skipped whole, without a bid', () => {
  const table = scenario({ stage: 3, cycle: 1, powers: { usa: {}, ussr: {} } });
  const events = playSilently(table.game, ({ state }) => state.cycle === 2);
  expect(stagesOf(events)).toEqual([-4, 5, 6, 7, 1, 2, 3]);
  expect(phasesOf(events, 4)).toEqual([]);
});

test('B-FLOW-02, -03, -07 Stages 1 and 2 are played by all together in every cycle, without bid or sequence', () => {
  const table = scenario({
    stage: 7,
    powers: { usa: { cards: 'home', units: { alaska: 1 } }, ussr: { cards: 'home', units: { kola: 1 } } },
  });
  const asked: GameEvent[] = [];
  const events = playSilently(table.game, ({ state }) => state.cycle === 3 && state.stage === 3);
  let stage = 0;
  for (const event of events) {
    if (event.type === 'stage-opened') stage = event.stage;
    if (event.type === 'asked' && stage <= 2) asked.push(event);
  }
  expect(stagesOf(events).slice(0, 3)).toEqual([1, 2, 3]);
  expect(phasesOf(events, 1)).toEqual(['salaries', 'bank-loans']);
  expect(phasesOf(events, 2)).toEqual(['transfer']);
  for (const event of asked) expect(event).toMatchObject({ of: ['usa', 'ussr'] });
});

test('B-FLOW-06, -08, -09 each of Stages 3 to 7 opens with bid and sequence, and its phases follow in their order', () => {
  const table = scenario({ stage: 7, powers: { usa: {}, ussr: {} } });
  table.usa.does({ type: 'bid', cubes: 1 });
  const events = table.ussr.does({ type: 'bid', cubes: 0 });
  const rest = playSilently(table.game, ({ state }) => state.cycle === 3 && state.stage === 3);
  const begun = [...events, ...rest].flatMap((event) => (event.type === 'begun' ? [event.frame.procedure] : []));
  expect(begun.slice(0, 4)).toEqual(['player-sequence', 'market-buys', 'buys-from-players', 'prospecting']);
  for (const stage of [3, 4, 5, 6, 7] as const)
    expect(table.game.rulebook.phases(stage).slice(0, 2)).toEqual(['blind-bid', 'player-sequence']);
  expect(table.game.rulebook.phases(3).slice(2)).toEqual(['market-sales', 'sales-to-players']);
  expect(table.game.rulebook.phases(5).slice(2)).toEqual(['moves']);
  expect(table.game.rulebook.phases(6).slice(2, 5)).toEqual(['conventional-builds', 'strategic-builds', 'research']);
});

test('B-FLOW-04, -05 with three cubes a player plays at most three of Stages 3 to 7, and never an earlier one again', () => {
  const table = scenario({ stage: 3, powers: { usa: {}, ussr: {} } });
  const asked: (number | undefined)[] = [];
  while (table.state.cycle === 2) {
    if (table.state.question?.kind === 'bid' && table.state.question.waiting.includes(seat('usa'))) {
      asked.push(table.state.stage);
      table.usa.does({ type: 'bid', cubes: 1 });
    }
    const turn = table.state.question?.id;
    playSilently(table.game, ({ state }) => state.question?.id !== turn);
  }
  expect(asked).toEqual([3, 4, 5]);
});

test('B-GEN-01 two to six players make a game, no other number does', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    const { setup } = planSetup({ players, seed: 'table' });
    expect(createGame(setup, { position: 0, below: () => 0 }).ok).toBe(true);
  }
  const { setup } = planSetup({ players: 6, seed: 'table' });
  for (const seats of [setup.seats.slice(0, 1), [...setup.seats, seat('seventh')]]) {
    const result = createGame({ ...setup, seats }, { position: 0, below: () => 0 });
    expect(result).toMatchObject({ ok: false, refusal: { clause: 'B-GEN-01', figures: { players: seats.length } } });
  }
});

test('B-GEN-02 each player leads one superpower, and no superpower has two leaders', () => {
  const { setup } = planSetup({ players: 2, seed: 'table' });
  const [first, second] = setup.seats;
  if (first === undefined || second === undefined) throw new Error('two seats were planned');
  const twice = createGame({ ...setup, powers: { [first]: 'usa', [second]: 'usa' } }, { position: 0, below: () => 0 });
  expect(twice).toMatchObject({ ok: false, refusal: { clause: 'B-GEN-02', code: 'power-twice' } });
  const none = createGame({ ...setup, powers: { [first]: 'usa' } }, { position: 0, below: () => 0 });
  expect(none).toMatchObject({ ok: false, refusal: { clause: 'B-GEN-02', code: 'no-power' } });
});
