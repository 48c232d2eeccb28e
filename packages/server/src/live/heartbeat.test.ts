import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Gate } from '../testing/gate.ts';
import { houses } from '../testing/house.ts';
import { storeKind } from '../testing/stores.ts';

/** Long enough for a busy machine to answer within. */
const HEARTBEAT = 400;
const SOON = { timeout: 20 * HEARTBEAT };
const sqlite = storeKind('sqlite');
const proofs = new Gate();
const open = houses({
  ...sqlite,
  open: async (place) => {
    const store = await sqlite.open(place);
    return { ...store, accounts: { ...store.accounts, session: proofs.before(store.accounts.session) } };
  },
});

test('while the store keeps a heartbeat waiting no other begins, and everybody who answers stays', async () => {
  const house = await open({ heartbeat: HEARTBEAT });
  const players = await house.guests('Ann', 'Bob', 'Cem');
  const lines = await Promise.all(players.map((player) => player.socket()));
  const pings = lines.map(() => 0);
  for (const [i, { socket }] of lines.entries())
    socket.on('ping', () => {
      pings[i] = (pings[i] ?? 0) + 1;
    });
  await expect.poll(() => Math.min(...pings), SOON).toBeGreaterThan(0);
  proofs.shut();
  await expect.poll(() => proofs.waiting, SOON).toBe(1);
  await pause(3 * HEARTBEAT);
  expect(proofs.waiting).toBe(1);
  const before = Math.max(...pings);
  proofs.open();
  await expect.poll(() => Math.min(...pings), SOON).toBeGreaterThan(before + 1);
  for (const line of lines) line.close();
});
