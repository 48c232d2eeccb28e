import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundled } from '../testing/bundle.ts';
import { houses } from '../testing/house.ts';
import { Player } from '../testing/player.ts';
import { storeKind } from '../testing/stores.ts';
import { Checker } from './checker.ts';

const shelf = join(import.meta.dirname, '..', '..', '..', 'rules', 'shelf');
const file = readFileSync(join(shelf, 'idle.json'), 'utf8');
const bodyOf = (text: string) => Buffer.from(JSON.stringify({ file: text }));
const program = () => bundled('../files/check-thread');

describe('game files from outside', () => {
  const open = houses(storeKind('sqlite'));

  test('while files are checked the server answers everybody else', async () => {
    const house = await open();
    const stranger = new Player(house.url);
    await program();
    const done: string[] = [];
    // The longest game there is: whatever else the machine does, it takes far longer than a guest's arrival.
    const long = readFileSync(join(shelf, 'nuclear-war.json'), 'utf8');
    const checks = [1, 2].map(async () => {
      expect(await stranger.post('/api/verify', { file: long })).toMatchObject({ ok: true });
      done.push('file');
    });
    await Promise.all([1, 2, 3].map((i) => house.guest(`Guest ${i}`)));
    done.push('guests');
    await Promise.all(checks);
    expect(done).toEqual(['guests', 'file', 'file']);
  });

  test('a file that is too large is not read', async () => {
    const house = await open();
    const answer = await new Player(house.url).ask('POST', '/api/verify', { file: 'x'.repeat(5 * 1024 * 1024) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'too-large' } });
  });
});

test('a caller with many files waits for their own: everybody else has their turn, and too many are refused', async () => {
  const checker = new Checker(program);
  const done: string[] = [];
  const bring = (caller: string, text: string) =>
    checker.check('verify', bodyOf(text), caller).then(
      () => done.push(caller),
      ({ why }) => done.push(`${caller}: ${why.status} ${why.said.message}`),
    );
  // Both threads have started: one that still does would hold up the caller who has it.
  await Promise.all([bring('cyd', '{}'), bring('dan', '{}')]);
  done.length = 0;
  // Theirs are quickly checked, so that the order in which they finish tells whose turn came when, however slow the machine.
  const many = Array.from({ length: 5 }, () => bring('mallory', file));
  await Promise.all([...many, bring('ann', '{}'), bring('bob', '{}')]);
  const busy = 'mallory: 429 busy:own-files';
  expect(done.slice(0, 2)).toEqual([busy, busy]);
  expect(done.filter((who) => who === 'mallory')).toHaveLength(3);
  // Two threads, and one of them is never theirs: nobody waits for somebody's second file.
  for (const caller of ['ann', 'bob']) {
    const at = done.findIndex((who) => who.startsWith(`${caller}: 422`));
    expect(at).toBeGreaterThan(1);
    expect(at).toBeLessThan(done.lastIndexOf('mallory'));
  }
  expect(await checker.check('verify', bodyOf(file), 'mallory')).toMatchObject({
    verdict: { ok: true },
    summary: { ended: {} },
  });
  await checker.close();
});

test('of all callers together only so many wait', async () => {
  const checker = new Checker(program, { ofAll: 3 });
  const found = await Promise.allSettled(
    ['a', 'b', 'c', 'd'].map((caller) => checker.check('verify', bodyOf(file), caller)),
  );
  const told = found.map((one) => (one.status === 'rejected' ? one.reason.code : 'checked'));
  expect(told).toEqual(['checked', 'checked', 'checked', 'busy']);
  await checker.close();
});

test('a body that does not begin like one is refused without a thread', async () => {
  const checker = new Checker(async () => {
    throw new Error('a thread was started');
  });
  for (const text of ['', '   ', 'x'.repeat(1000), '[1]', '\n\tno', `${' '.repeat(4000)}{}`])
    await expect(checker.check('verify', Buffer.from(text), 'ann')).rejects.toMatchObject({
      code: 'malformed',
    });
  await expect(checker.check('verify', bodyOf(file), 'ann')).rejects.toThrow('a thread was started');
});

test('a file that takes too long is given up, and the next one is checked', async () => {
  const checker = new Checker(program, { time: 1 });
  await expect(checker.check('verify', bodyOf(file), 'ann')).rejects.toMatchObject({ code: 'too-long' });
  await expect(checker.check('verify', bodyOf(file), 'ann')).rejects.toMatchObject({ code: 'too-long' });
  await checker.close();
});

test('a server that stops gives up what it checks', async () => {
  const checker = new Checker(program);
  const under = [checker.check('verify', bodyOf(file), 'ann'), checker.check('verify', bodyOf(file), 'bob')];
  const ended = Promise.allSettled(under);
  await checker.close();
  expect((await ended).map((one) => one.status === 'rejected' && one.reason.code)).toEqual(['stops', 'stops']);
});
