import { expect, test } from 'vitest';
import { view } from '../referee/view.ts';
import { seat } from '../state/seat.ts';
import { type GameTable, take } from '../table/table.ts';
import { playSilently, scenario } from '../testing/index.ts';

const propose = { type: 'propose-detente' } as const;
const agree = (yes: boolean) => ({ type: 'agree-detente', agree: yes }) as const;

test('B-WIN-01, -03, -04 after the agreed cycle the game ends and the wealthiest wins', () => {
  const table = scenario({
    stage: 7,
    cycle: 4,
    powers: { china: { cash: 5000 }, usa: { cash: 6001 }, ussr: { cash: 6000 } },
    options: { detenteCycle: 5 },
  });
  const events = playSilently(table.game);
  expect(table.state.cycle).toBe(5);
  expect(table.state.ended).toMatchObject({ how: 'detente', winners: ['usa'] });
  expect(events.at(-1)).toMatchObject({ type: 'game-ended', how: 'detente', winners: ['usa'] });
  table.usa.isRefused(propose, 'B-WIN-01');
});

test('B-WIN-03 the running cycle is finished before the agreed end', () => {
  const table = scenario({ stage: 3, cycle: 5, powers: { usa: {}, ussr: {} }, options: { detenteCycle: 5 } });
  expect(table.state.ended).toBeUndefined();
  table.usa.does({ type: 'bid', cubes: 0 });
  table.ussr.does({ type: 'bid', cubes: 0 });
  expect(table.state).toMatchObject({ stage: 4, ended: undefined });
  const events = playSilently(table.game);
  expect(events).toContainEqual(expect.objectContaining({ type: 'stage-opened', stage: 7 }));
  expect(table.state).toMatchObject({ cycle: 5, ended: { how: 'detente' } });
});

test('B-WIN-03, Q-B-92 at the agreed time the cycle under way is finished, and the wealthiest wins', () => {
  const { game } = scenario({
    stage: 3,
    cycle: 2,
    powers: { usa: { cash: 900 }, ussr: { cash: 901 } },
    options: { detenteCycle: 'none' },
  });
  const table: GameTable = { game, entries: [], undoable: undefined };
  const usa = seat('usa');
  const ussr = seat('ussr');
  // A command that is refused calls nothing.
  expect(take(table, usa, { type: 'bid', cubes: 9 }, undefined, { timeCalled: true }).ok).toBe(false);
  expect(game.state.timeCalled).toBe(false);
  const bid = take(table, usa, { type: 'bid', cubes: 0 }, undefined, { timeCalled: true });
  expect(bid.ok && bid.value[0]).toMatchObject({ type: 'detente-called', clauses: ['B-WIN-03', 'Q-B-92'] });
  expect(view(game, ussr).timeCalled).toBe(true);
  // It is called once, and the cycle goes on to its end.
  // Once it has come, a refused command does not call it off.
  expect(take(table, ussr, { type: 'bid', cubes: 9 }, undefined, { timeCalled: true }).ok).toBe(false);
  expect(game.state.timeCalled).toBe(true);
  const next = take(table, ussr, { type: 'bid', cubes: 0 }, undefined, { timeCalled: true });
  expect(next.ok && next.value.some(({ type }) => type === 'detente-called')).toBe(false);
  expect(game.state).toMatchObject({ cycle: 2, ended: undefined });
  const events = playSilently(game);
  expect(events).toContainEqual(expect.objectContaining({ type: 'stage-opened', stage: 7 }));
  expect(game.state).toMatchObject({ cycle: 2, ended: { how: 'detente', winners: ['ussr'] } });
});

test('B-WIN-04 the same wealth shares the win', () => {
  const table = scenario({
    stage: 7,
    cycle: 5,
    powers: { china: { cash: 100 }, usa: { cash: 900 }, ussr: { cash: 900 } },
    options: { detenteCycle: 5 },
  });
  playSilently(table.game);
  expect(table.state.ended?.winners).toEqual(['usa', 'ussr']);
});

test('B-GEN-04 nothing counts at the end but the wealth that the rules name', () => {
  const table = scenario({
    stage: 7,
    cycle: 5,
    powers: { usa: { cash: 900, researched: { nuke: true }, centers: 2 }, ussr: { cash: 901 } },
    options: { detenteCycle: 5 },
  });
  playSilently(table.game);
  expect(table.state.ended?.winners).toEqual(['ussr']);
});

test('B-WIN-03 by common consent the game ends at once, when the last living player agrees', () => {
  const table = scenario({ stage: 3, powers: { china: {}, usa: { cash: 9000 }, ussr: {} } });
  table.usa.does(propose);
  expect(view(table.game, 'spectator').consent).toEqual(['usa']);
  table.china.does(agree(true));
  expect(table.state.ended).toBeUndefined();
  table.usa.isRefused(agree(true), 'B-WIN-03');
  table.ussr.does(agree(true));
  expect(table.state.ended).toMatchObject({ how: 'detente', winners: ['usa'] });
});

test('B-WIN-03 one who is against it undoes a proposal, and it leaves the question as it was', () => {
  const table = scenario({ stage: 3, powers: { china: {}, usa: {}, ussr: {} } });
  const { question } = table.state;
  table.usa.isRefused(agree(true), 'B-WIN-03');
  table.usa.does(propose);
  table.china.isRefused(propose, 'B-WIN-03');
  table.ussr.does(agree(false));
  expect(table.state.consent).toEqual([]);
  expect(table.state.question).toBe(question);
  // Talk may not delay the game: one proposal in a cycle.
  table.usa.isRefused(propose, 'B-DIPLO-02');
  table.ussr.does(propose);
  table.ussr.does(agree(false));
  playSilently(table.game, ({ state }) => state.cycle === 3);
  expect(table.usa.may()).toContain('propose-detente');
});

test('B-WIN-03 three cycles in a row without any bid count as common consent', () => {
  const table = scenario({ stage: 7, cycle: 2, powers: { usa: {}, ussr: {} }, options: { detenteCycle: 'none' } });
  table.usa.does({ type: 'bid', cubes: 1 });
  table.ussr.does({ type: 'bid', cubes: 0 });
  const events = playSilently(table.game);
  expect(table.state.cycle).toBe(5);
  expect(table.state.ended).toMatchObject({ how: 'detente' });
  expect(events.at(-1)?.clauses).toContain('X-37');
});

test('B-WIN-03 a single bid begins the count of idle cycles again', () => {
  const table = scenario({ stage: 7, cycle: 2, powers: { usa: {}, ussr: {} }, options: { detenteCycle: 'none' } });
  table.usa.does({ type: 'bid', cubes: 1 });
  table.ussr.does({ type: 'bid', cubes: 0 });
  playSilently(table.game, ({ state }) => state.cycle === 5 && state.stage === 7);
  table.usa.does({ type: 'bid', cubes: 0 });
  table.ussr.does({ type: 'bid', cubes: 1 });
  playSilently(table.game);
  expect(table.state.cycle).toBe(8);
});

test('the final table shows every seat with its wealth and rank', () => {
  const table = scenario({ stage: 7, cycle: 5, powers: { usa: {}, ussr: {} }, options: { detenteCycle: 5 } });
  playSilently(table.game);
  expect(table.state.ended?.table.map((row) => [row.seat, row.wealth.total, row.rank])).toEqual([
    ['usa', 7000 + 9 * 500, undefined],
    ['ussr', 7000 + 9 * 500, undefined],
  ]);
  expect(view(table.game, seat('usa')).ended?.table).toHaveLength(2);
});

test('X-37 B-WIN-03 consent to a Détente lapses with its cycle, and it may be proposed again', () => {
  const table = scenario({ stage: 7, cycle: 2, powers: { usa: { cash: 9000 }, ussr: {}, china: {} } });
  table.usa.does(propose);
  table.china.does(agree(true));
  table.ussr.isRefused(propose, 'B-WIN-03');
  playSilently(table.game, () => table.state.cycle === 3);
  expect(table.state.consent).toEqual([]);
  table.ussr.isRefused(agree(true), 'B-WIN-03');
  table.ussr.does(propose);
  expect(table.state.ended).toBeUndefined();
  expect(table.state.consent).toEqual(['ussr']);
});
