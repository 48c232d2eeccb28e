import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { PLAIN } from '../http/language.ts';
import { sendersFor } from './senders.ts';

test('a mail server that never comes to an end holds nobody up for longer than one mail may take', async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('220 slow\r\n');
    // It says something all the time, so that no wait for the next word ends.
    const drip = setInterval(() => socket.write('250-and another thing\r\n'), 20);
    socket.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the server listens on a port');
  const mail = { smtp: `smtp://127.0.0.1:${at.port}`, from: 'Marshall <games@example.org>', limit: 300 };
  const keys = { vapid: { publicKey: '', privateKey: '' }, signing: 'key' };
  const sender = sendersFor({ url: 'https://games.example.org', mail, push: false }, keys).mail;
  const about = { created: 0, confirmed: 0, trouble: 0 };
  const channel = { id: 'c', account: 'a', kind: 'mail', address: 'ann@example.org', body: '{}', ...about } as const;
  const { server: say } = PLAIN.speaker();
  const letter = { id: 'l', kind: 'test', title: 'A test', lines: [], open: 'Open', path: '/', say } as const;
  try {
    expect(await sender?.deliver(channel, letter)).toMatchObject({ ok: false, why: 'unreachable', again: true });
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});
