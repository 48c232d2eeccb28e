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
    const checks = [1, 2].map(async (i) => {
      expect(await stranger.post('/api/verify', { file })).toMatchObject({ ok: true });
      done.push(`file ${i}`);
    });
    for (let i = 0; i < 5; i += 1) await house.guest(`Guest ${i}`);
    done.push('guests');
    await Promise.all(checks);
    expect(done).toEqual(['guests', 'file 1', 'file 2']);
  });

  test('a file that is too large is not read', async () => {
    const house = await open();
    const answer = await new Player(house.url).ask('POST', '/api/verify', { file: 'x'.repeat(5 * 1024 * 1024) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'too-large' } });
  });
});

test('eight files wait for the one that is checked, and whoever brings another is told when to come back', async () => {
  const checker = new Checker(program);
  const found = await Promise.allSettled(Array.from({ length: 11 }, () => checker.check('verify', bodyOf('{}'))));
  const told = found.map((one) => (one.status === 'rejected' ? one.reason.body : undefined));
  const busy = { code: 'busy', sentence: 'Many game files are being checked here; try again in a minute.' };
  expect(told.slice(9)).toEqual([busy, busy]);
  for (const refusal of told.slice(0, 9)) expect(refusal.code).not.toBe('busy');
  // Those are done: there is room again.
  expect(await checker.check('verify', bodyOf(file))).toMatchObject({ verdict: { ok: true }, summary: { ended: {} } });
});

test('a server that stops gives up what it checks', async () => {
  const checker = new Checker(program);
  const under = [checker.check('verify', bodyOf(file)), checker.check('verify', bodyOf(file))];
  const ended = Promise.allSettled(under);
  await checker.close();
  expect((await ended).map((one) => one.status === 'rejected' && one.reason.body.code)).toEqual(['stops', 'stops']);
});
