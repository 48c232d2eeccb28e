import { platform } from 'node:os';
import { describe, expect, test } from 'vitest';
import { houses } from '../testing/house.ts';
import { Player } from '../testing/player.ts';
import { serverProcess } from '../testing/processes.ts';
import { STORE_KINDS, storeKind } from '../testing/stores.ts';

describe.each(STORE_KINDS)('a server on $kind', (kind) => {
  const open = houses(kind);

  test('says that it can save and that players may come', async () => {
    const house = await open();
    const anybody = new Player(house.url);
    for (const path of ['/api/health', '/api/ready']) expect(await anybody.get(path)).toEqual({ ok: true });
  });
});

test('a server whose files cannot grow says that it cannot save, and answers all the same', async ({ skip }) => {
  if (platform() === 'win32') {
    console.warn('NOT RUN: the size of files cannot be limited here.');
    skip();
  }
  const kind = storeKind('sqlite');
  const place = await kind.place();
  await (await kind.open(place)).close();
  // Smaller than the file that is there: what is logged cannot be carried over to it, so the log is soon full for good.
  const server = await serverProcess('sqlite', place, 0, { fileKiB: 128 });
  const anybody = new Player(server.url);
  expect(await anybody.get('/api/health')).toEqual({ ok: true });
  const unwell = () => anybody.ask('GET', '/api/health');
  // The library may find room again after a first refusal.
  let refusals = 0;
  for (let i = 0; i < 2000 && refusals < 5; i += 1)
    refusals += (await anybody.ask('POST', '/api/guests', { name: `Guest ${i}` })).status === 503 ? 1 : 0;
  expect(refusals).toBe(5);
  await expect.poll(async () => (await unwell()).status, { timeout: 10_000 }).toBe(503);
  expect((await unwell()).body).toMatchObject({
    code: expect.stringMatching(/^disk-/),
    sentence: expect.stringMatching(/disk/),
  });
  expect(await anybody.get('/api/ready')).toEqual({ ok: true });
  await server.kill();
  await kind.remove(place);
});
