import { commanderNamed, fallback } from '@marshall/bots';
import { createGame, fallbackFor, mixSeed, openStream, options, perform, quickStream, view } from '@marshall/rules';
import { planSetup } from '@marshall/rules/testing';
import { describe, expect, test, vi } from 'vitest';
import { bundled } from '../testing/bundle.ts';
import { gameOf, storeKind } from '../testing/stores.ts';
import { begun, SLOW } from '../testing/tables.ts';
import { Tables } from './tables.ts';
import { Thinker } from './thinker.ts';
import { Thinking } from './thinking.ts';
import { decide, type Thought } from './thought.ts';

/** Decisions that are compared. */
const STEPS = process.env.MARSHALL_PROOF === '1' ? 1000 : 60;

/** A busy machine takes its time. */
const PATIENT = { timeout: 10_000 };

/** Nothing else runs for so many milliseconds. */
function ponder(millis: number): void {
  for (const end = performance.now() + millis; performance.now() < end; );
}

test('commanders of many games that are asked at once think one by one, and others are served between two of them', async () => {
  const kind = storeKind('sqlite');
  const place = await kind.place();
  const store = await kind.open(place);
  const games = ['one', 'two', 'three', 'four', 'five'];
  for (const id of games) await begun(store, id, {}, 'fallback');
  const happened: string[] = [];
  const decide = vi.spyOn(fallback, 'decide').mockImplementation((moment) => {
    happened.push('thought');
    ponder(20);
    return moment.fallback;
  });
  let serving = true;
  const serve = () => {
    happened.push('served');
    if (serving) setImmediate(serve);
  };
  const tables = new Tables(store, SLOW);
  // From before the first is opened: it may be asked while the others still come from the store.
  serve();
  for (const id of games) await tables.open(id);
  await expect.poll(() => happened.filter((what) => what === 'thought'), PATIENT).toHaveLength(games.length);
  serving = false;
  expect(happened.join(' ')).not.toContain('thought thought');
  for (const id of games) await expect.poll(async () => (await gameOf(store, id)).sequence, PATIENT).toBe(2);
  decide.mockRestore();
  tables.close();
  await store.close();
  await kind.remove(place);
});

/** A thought of a real position. */
async function thoughtOf(commander: string, changes: Partial<Thought> = {}): Promise<{ readonly thought: Thought }> {
  const { setup, secret } = planSetup({ players: 3, seed: 'thought', options: { detenteCycle: 3 } });
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const { game } = started.value;
  const [seat] = game.state.question?.waiting ?? [];
  const fallback = seat === undefined ? undefined : fallbackFor(game, seat);
  if (seat === undefined || fallback === undefined) throw new Error('nobody is asked');
  return { thought: { commander, seat, setup, view: view(game, seat), fallback, seed: 'one', ...changes } };
}

test('a commander who thought for long leaves as long to the others, and one that fails holds up nobody', async () => {
  const thinking = new Thinking();
  const times: { start: number; end: number }[] = [];
  const decide = vi.spyOn(fallback, 'decide').mockImplementation((moment) => {
    const start = performance.now();
    ponder(30);
    times.push({ start, end: performance.now() });
    if (times.length === 3) throw new Error('confused');
    return moment.fallback;
  });
  const runs = await Promise.all(['a', 'b', 'c', 'd'].map((owner) => thinking.run(owner, () => thoughtOf('fallback'))));
  expect(runs.map((run) => Object.keys(run?.decided ?? {})[0])).toEqual(['command', 'command', 'failure', 'command']);
  // A timer may come up to a millisecond early.
  expect((times[1]?.start ?? 0) - (times[0]?.end ?? 0)).toBeGreaterThan(28);
  decide.mockRestore();
});

test('somebody with many games waits only for their own: the owners of games have their turns in a ring', async () => {
  const thinking = new Thinking();
  const order: string[] = [];
  const ask = (owner: string) =>
    thinking.run(owner, async () => {
      order.push(owner);
      return undefined;
    });
  await Promise.all([...Array.from({ length: 5 }, () => ask('many')), ask('one'), ask('two'), ask('one')]);
  expect(order).toEqual(['many', 'many', 'one', 'two', 'many', 'one', 'many', 'many']);
});

describe('in threads', () => {
  const program = () => bundled('../table/think-thread');

  test('a commander decides as it would here, whole games long, with every hidden thing of the others left out', async () => {
    const thinking = new Thinking(program, 2);
    const { setup, secret } = planSetup({ players: 3, seed: 'threads', options: { detenteCycle: 3 } });
    const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
    if (!started.ok) throw new Error(started.refusal.message);
    const { game } = started.value;
    const names = ['general@4', 'officer:hawk', 'recruit'];
    let compared = 0;
    for (let i = 0; i < STEPS && game.state.ended === undefined; i += 1) {
      const seat = game.state.question?.waiting[0];
      const silent = seat === undefined ? undefined : fallbackFor(game, seat);
      if (seat === undefined || silent === undefined) throw new Error('nobody is asked');
      const commander = names[setup.seats.indexOf(seat)] ?? 'officer';
      const thought = { commander, seat, setup, view: view(game, seat), fallback: silent, seed: `seed ${i}` };
      const here = await decide(thought);
      const there = await thinking.run('owner', async () => ({ thought }));
      expect(there?.decided, game.state.question?.kind).toEqual({ command: here });
      // And as the referee's own game would have it: what is walked on the imagined one is the same.
      const inline = commanderNamed(commander)?.decide({
        ...thought,
        offers: options(game, seat),
        walk: (draft) => options(game, seat, draft),
        stream: quickStream(thought.seed),
      });
      expect(inline, game.state.question?.kind).toEqual(here);
      compared += 1;
      const result = perform(game, seat, here);
      if (!result.ok) throw new Error(result.refusal.message);
    }
    expect(compared).toBeGreaterThan(20);
    await thinking.close();
  });

  test('a thread that fails goes on, and one that does not come to an end is replaced', async () => {
    const { thought } = await thoughtOf('general@20');
    const wanted = await decide(thought);
    const thinker = new Thinker(program);
    expect(await thinker.think(thought)).toEqual(wanted);
    const broken = { ...thought, view: { ...thought.view, seats: undefined } } as unknown as Thought;
    await expect(thinker.think(broken)).rejects.toThrow();
    expect(await thinker.think(thought)).toEqual(wanted);
    await thinker.close();
    expect(await thinker.think(thought)).toEqual(wanted);
    await thinker.close();
    // A thread takes longer than that to begin.
    await expect(new Thinker(program, 1).think(thought)).rejects.toThrow('the thread of a commander has ended');
  });

  test('a table whose commander loses its thread goes on by the default answer', async () => {
    const kind = storeKind('sqlite');
    const place = await kind.place();
    const store = await kind.open(place);
    const faults: unknown[] = [];
    await begun(store, 'lost', {}, 'officer');
    // A file that is no program: every thread ends at once.
    const nothing = async () => new URL('data:text/javascript,throw new Error("no thread")');
    const tables = new Tables(store, { ...SLOW, thinkProgram: nothing, fault: (error) => faults.push(error) });
    await tables.open('lost');
    await expect.poll(async () => (await gameOf(store, 'lost')).sequence, PATIENT).toBe(2);
    expect(faults).toEqual([expect.objectContaining({ message: 'no thread' })]);
    tables.close();
    await store.close();
    await kind.remove(place);
  });
});

test('commanders of tables that are closed think no more', async () => {
  const kind = storeKind('sqlite');
  const place = await kind.place();
  const store = await kind.open(place);
  const games = ['one', 'two', 'three'];
  for (const id of games) await begun(store, id, {}, 'fallback');
  const tables = new Tables(store, SLOW);
  let decided: (() => void) | undefined;
  const decide = vi.spyOn(fallback, 'decide').mockImplementation(
    ({ fallback: command }) =>
      new Promise((resolve) => {
        decided = () => resolve(command);
      }),
  );
  // While the first one thinks, the others wait for their turn.
  for (const id of games) await tables.open(id);
  await expect.poll(() => decide.mock.calls.length, PATIENT).toBe(1);
  tables.close();
  decided?.();
  await expect.poll(async () => (await gameOf(store, 'one')).sequence, PATIENT).toBe(2);
  for (let i = 0; i < 20; i += 1) await new Promise(setImmediate);
  expect(decide).toHaveBeenCalledTimes(1);
  decide.mockRestore();
  await store.close();
  await kind.remove(place);
});
